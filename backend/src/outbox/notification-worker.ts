import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '@site/node-service/describe-error';
import { Logger as JobLogger, run, type Runner } from 'graphile-worker';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission-kind';
import { Mailer } from './mailer';

/** Stored with every pending job: it never changes. */
export const NOTIFY_TASK = 'announce-submission';

/** Low, on a separate pool, so that mail does not delay posts. */
const CONCURRENCY = 2;
const MAX_CONNECTIONS = 3;

const RESTART_DELAY_MS = 5_000;

const jobSchema = z.object({ id: z.uuid(), kind: z.string(), submissionId: z.uuid() });

/** Mails each submission to the firm, as a job that is retried with growing delays. */
@Injectable()
export class NotificationWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stop = new AbortController();
  private runner: Runner | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SUBMISSION_KINDS) private readonly kinds: readonly SubmissionKind[],
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { mail } = this.configuration;
    if (mail) this.running = this.keepRunning(new Mailer(mail));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.runner?.stop().catch(() => {});
    await this.running;
  }

  /** The runner ends when the database is unavailable for long; it is then restarted. */
  private async keepRunning(mailer: Mailer): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        this.runner = await run({
          connectionString: this.configuration.databaseUrl,
          maxPoolSize: MAX_CONNECTIONS,
          concurrency: CONCURRENCY,
          noHandleSignals: true,
          logger: this.jobLogger(),
          taskList: { [NOTIFY_TASK]: (payload) => this.notify(mailer, payload) },
        });
        if (signal.aborted) await this.runner.stop();
        await this.runner.promise;
      } catch (error) {
        this.logger.warn({ error }, 'the job runner stopped');
      }
      await delay(RESTART_DELAY_MS, undefined, { signal }).catch(() => {});
    }
    mailer.close();
  }

  private async notify(mailer: Mailer, payload: unknown): Promise<void> {
    const { id, kind: name, submissionId } = jobSchema.parse(payload);
    const kind = this.kinds.find((known) => known.name === name);
    if (!kind) throw new Error(`unknown kind: ${name}`);
    try {
      const submission = await this.dataSource.getRepository(kind.entity).findOneBy({ id: submissionId });
      // Absent where the person's data has been deleted since.
      if (submission) await mailer.send(id, kind.mailSubject, submission);
    } catch (error) {
      this.logger.warn({ error, job: id }, 'a notification was not sent; it will be retried');
      // The runner stores and logs a job's error message, so it must not quote personal data.
      throw new Error(`not sent: ${describeError(error).code ?? 'failed'}`);
    }
  }

  private jobLogger(): JobLogger {
    return new JobLogger(() => (level, message) => {
      if (level === 'error') this.logger.error({ message }, 'job runner');
      if (level === 'warning') this.logger.warn({ message }, 'job runner');
    });
  }
}
