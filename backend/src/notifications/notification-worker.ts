import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { describeError } from '@site/node-service/describe-error';
import { run, type Runner } from 'graphile-worker';
import { PinoLogger } from 'nestjs-pino';
import { EntityManager } from 'typeorm';
import type { Configuration } from '../configuration/configuration';
import { createJobLogger } from '../database/job-logger';
import { submissionKinds } from '../submission-kinds';
import { type NotificationJob, NOTIFY_TASK } from '../submissions/notification-job';
import { Mailer } from './mailer';

/**
 * The worker sends two mails at a time. Its jobs come over connections of its own. It reads the submission over one of
 * those that posts use, and gives that one back before it sends, so that mail does not delay posts.
 */
const CONCURRENCY = 2;
const MAX_CONNECTIONS = 3;

const RESTART_DELAY_MS = 5_000;

/** Mails each submission to the firm, as a job that is retried with growing delays. */
@Injectable()
export class NotificationWorker
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly stop = new AbortController();
  private runner: Runner | undefined;
  private running: Promise<void> | undefined;
  private stopped: Promise<void> | undefined;
  /** The ids of workers that ended and left their jobs locked in the database. */
  private lostWorkerIds: string[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly configuration: ConfigService<Configuration, true>,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const mail = this.configuration.get('mail', { infer: true });
    if (mail) this.running = this.keepRunning(new Mailer(mail));
  }

  /**
   * Begins no further job from here on, while the HTTP server closes. After five seconds the library aborts the jobs
   * that are running. Otherwise the process might exit before they end, and they would stay locked for four hours.
   */
  beforeApplicationShutdown(): void {
    this.stop.abort();
    // This fails if the runner has stopped.
    this.stopped = this.runner?.stop().catch(() => {});
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopped;
    await this.running;
  }

  /** Restarts the runner, which ends when the database is unavailable for long, or at the end of a job. */
  private async keepRunning(mailer: Mailer): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        await this.unlockJobs();
        this.runner = await run({
          connectionString: this.configuration.get('databaseUrl', { infer: true }),
          maxPoolSize: MAX_CONNECTIONS,
          concurrency: CONCURRENCY,
          noHandleSignals: true,
          logger: createJobLogger(this.logger),
          taskList: {
            [NOTIFY_TASK]: (payload, { abortSignal }) =>
              this.notify(mailer, payload as NotificationJob, abortSignal),
          },
        });
        this.stopIfBroken(this.runner);
        if (signal.aborted) await this.runner.stop();
        await this.runner.promise;
      } catch (error) {
        this.logger.warn({ error }, 'the job runner stopped');
      }
      await delay(RESTART_DELAY_MS, undefined, { signal }).catch(() => {});
    }
    mailer.close();
  }

  /** Stops a runner that would send no more mail; `keepRunning` starts the next one. */
  private stopIfBroken(runner: Runner): void {
    // This fails if another worker has stopped the runner.
    const stop = () => void runner.stop().catch(() => {});
    // A worker ends if it cannot store the end of a job. Version 0.16 starts no other one in its place.
    runner.events.on('worker:fatalError', ({ worker }) => {
      this.lostWorkerIds.push(worker.workerId);
      stop();
    });
    // If the runner fails to ask for the ids of its tasks, version 0.16 repeats that error for ever.
    runner.events.on('worker:getJob:error', ({ error }) => {
      this.logger.warn({ error }, 'failed to get a job; the job runner starts again');
      stop();
    });
  }

  /** Unlocks the jobs of lost workers. graphile-worker itself would begin them again only after four hours. */
  private async unlockJobs(): Promise<void> {
    if (this.lostWorkerIds.length === 0) return;
    await this.manager.query('SELECT graphile_worker.force_unlock_workers($1)', [this.lostWorkerIds]);
    this.lostWorkerIds = [];
  }

  private async notify(
    mailer: Mailer,
    { id, kind: name, submissionId }: NotificationJob,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const kind = submissionKinds.find((known) => known.name === name);
    if (!kind) throw new Error(`unknown kind: ${name}`);
    try {
      const submission = await this.manager.findOneBy(kind.entity, { id: submissionId });
      // The person's data may have been deleted since.
      if (submission) await mailer.send(id, kind.mailSubject, submission, signal);
    } catch (error) {
      this.logger.warn({ error, job: id }, 'a notification was not sent; it will be retried');
      // The runner stores and logs a job's error message, so it must not quote personal data.
      throw new Error(`not sent: ${describeError(error).code ?? 'failed'}`);
    }
  }
}
