import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger as JobLogger, run, type Runner } from 'graphile-worker';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { SUBMISSION_ENTITIES, SUBMISSION_KINDS } from '../intake/kinds';
import { describeError } from '../logging/describe-error';
import { Mailer } from './mailer';

/** The name of the job that tells the firm of one submission. */
export const ANNOUNCE = 'announce-submission';

/** Few, on connections of their own: mail may wait, visitors may not. */
const CONCURRENCY = 2;
const CONNECTIONS = 3;

const RESTART_MILLISECONDS = 5_000;

const jobSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SUBMISSION_KINDS),
  submissionId: z.uuid(),
});

/** Runs the jobs that mail each submission to the firm; a failed one is tried again, later and later. */
@Injectable()
export class Announcer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #stop = new AbortController();
  #runner: Runner | undefined;
  #running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { mail } = this.configuration;
    if (mail) this.#running = this.#keepRunning(new Mailer(mail));
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#runner?.stop().catch(() => {});
    await this.#running;
  }

  /** The runner gives up when the database stays away; it is then started anew. */
  async #keepRunning(mailer: Mailer): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        this.#runner = await run({
          connectionString: this.configuration.databaseUrl,
          maxPoolSize: CONNECTIONS,
          concurrency: CONCURRENCY,
          noHandleSignals: true,
          logger: this.#jobLogger(),
          taskList: { [ANNOUNCE]: (payload) => this.#announce(mailer, payload) },
        });
        if (signal.aborted) await this.#runner.stop();
        await this.#runner.promise;
      } catch (error) {
        this.logger.warn({ error }, 'the job runner stopped');
      }
      await delay(RESTART_MILLISECONDS, undefined, { signal }).catch(() => {});
    }
    mailer.close();
  }

  async #announce(mailer: Mailer, payload: unknown): Promise<void> {
    const { id, kind, submissionId } = jobSchema.parse(payload);
    try {
      const submission = await this.dataSource
        .getRepository(SUBMISSION_ENTITIES[kind])
        .findOneBy({ id: submissionId });
      // A person who was forgotten meanwhile is not written about.
      if (submission) await mailer.send(id, kind, submission);
    } catch (error) {
      this.logger.warn({ error, job: id }, 'a submission was not announced yet');
      // The runner keeps and logs the message of what a job throws, so it must not quote anyone.
      throw new Error(`not sent: ${describeError(error).code ?? 'failed'}`);
    }
  }

  #jobLogger(): JobLogger {
    return new JobLogger(() => (level, message) => {
      if (level === 'error') this.logger.error({ message }, 'job runner');
      if (level === 'warning') this.logger.warn({ message }, 'job runner');
    });
  }
}
