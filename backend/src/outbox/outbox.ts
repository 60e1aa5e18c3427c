import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { Store } from '../database/store';
import { ANNOUNCE } from './announcer';

/** How long entries wait that nobody announced: those of a process that died, or that sends no mail. */
const SWEEP_MILLISECONDS = 10_000;

/** Entries that arrive together are moved together. */
const GATHER_MILLISECONDS = 200;

/** Back-off ends at six hours, so this many attempts are more than three weeks. */
const ATTEMPTS = 100;

/**
 * Posts write to a plain table, because adding a job wakes the job runner through NOTIFY, and PostgreSQL commits
 * notifying transactions one at a time. Here entries become jobs, many in one transaction. A job's key is its
 * submission, by which forgetting a person finds it.
 */
const MOVE = {
  name: 'move-outbox',
  text: `
    WITH taken AS (
      DELETE FROM outbox WHERE id IN (
        SELECT id FROM outbox ORDER BY created_at LIMIT 500 FOR UPDATE SKIP LOCKED
      ) RETURNING *
    ), newest AS (
      SELECT DISTINCT ON (submission_id) * FROM taken ORDER BY submission_id, created_at DESC
    )
    SELECT graphile_worker.add_jobs(array_agg((
      '${ANNOUNCE}',
      json_build_object('id', id, 'kind', kind, 'submissionId', submission_id),
      NULL, NULL, ${ATTEMPTS}, submission_id, NULL, NULL
    )::graphile_worker.job_spec))
    FROM newest HAVING count(*) > 0`,
};

/** Moves what posts left in the outbox to the jobs of the announcer; where no mail is configured, it stays. */
@Injectable()
export class Outbox implements OnApplicationBootstrap, OnApplicationShutdown {
  #sweeping: NodeJS.Timeout | undefined;
  #gathering: NodeJS.Timeout | undefined;
  #moving = Promise.resolve();

  constructor(
    private readonly store: Store,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.configuration.mail) return;
    this.#move();
    this.#sweeping = setInterval(() => this.#move(), SWEEP_MILLISECONDS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#sweeping);
    clearTimeout(this.#gathering);
    await this.#moving;
  }

  /** Says that an entry was committed, so that it is moved now rather than at the next sweep. */
  announce(): void {
    if (!this.#sweeping || this.#gathering) return;
    this.#gathering = setTimeout(() => this.#move(), GATHER_MILLISECONDS);
  }

  #move(): void {
    this.#gathering = undefined;
    this.#moving = this.#moving.then(() => this.#moveAll());
  }

  async #moveAll(): Promise<void> {
    try {
      while ((await this.store.run(MOVE, [])).length > 0);
    } catch (error) {
      this.logger.warn({ error }, 'the outbox was not moved');
    }
  }
}
