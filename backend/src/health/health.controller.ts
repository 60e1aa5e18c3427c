import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Store } from '../database/store';
import { Drain } from '../http/drain';
import { Problem } from '../http/problem';

const MIGRATED = {
  name: 'migrated',
  text: 'SELECT count(*)::integer AS done FROM migrations WHERE name = ANY ($1)',
};

/** `live`: the process runs. `ready`, and the plain address: it can also store what comes in. */
@Controller('health')
export class HealthController {
  readonly #migrations: string[];

  constructor(
    dataSource: DataSource,
    private readonly store: Store,
    private readonly drain: Drain,
  ) {
    this.#migrations = dataSource.migrations.map(({ constructor }) => constructor.name);
  }

  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * @throws StoreAway where the database is away.
   * @throws Problem 503 where the backend drains, or the tables are not those of this version.
   */
  @Get(['', 'ready'])
  async ready(): Promise<{ status: string; database: string; migrations: string }> {
    if (this.drain.begun) throw new Problem(503, 'The backend is about to stop.');
    const [row] = await this.store.run<{ done: number }>(MIGRATED, [this.#migrations]);
    if (row?.done !== this.#migrations.length) throw new Problem(503, 'The database is not migrated.');
    return { status: 'ok', database: 'ok', migrations: 'ok' };
  }
}
