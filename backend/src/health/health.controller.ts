import { All, Controller, Get } from '@nestjs/common';
import { Drain } from '@site/node-service/graceful-shutdown';
import { DataSource } from 'typeorm';
import { Database, type PreparedStatement } from '../database/database';
import { methodNotAllowed } from '../http/method-not-allowed';
import { Problem } from '../http/problem';

const COUNT_MIGRATIONS: PreparedStatement = {
  name: 'count-migrations',
  text: 'SELECT count(*)::integer AS done FROM migrations WHERE name = ANY ($1)',
};

/** `live`: the process runs. `ready`, and the path without either: it can also store submissions. */
@Controller('health')
export class HealthController {
  private readonly migrations: string[];

  constructor(
    dataSource: DataSource,
    private readonly database: Database,
    private readonly drain: Drain,
  ) {
    this.migrations = dataSource.migrations.map(({ constructor }) => constructor.name);
  }

  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * @throws DatabaseUnavailable
   * @throws Problem 503 while draining, or where this version's migrations are missing.
   */
  @Get(['', 'ready'])
  async ready(): Promise<{ status: string; database: string; migrations: string }> {
    if (this.drain.active) throw new Problem(503, 'The backend is shutting down.');
    const [row] = await this.database.execute<{ done: number }>(COUNT_MIGRATIONS, [this.migrations]);
    if (row?.done !== this.migrations.length) throw new Problem(503, 'The database is not migrated.');
    return { status: 'ok', database: 'ok', migrations: 'ok' };
  }

  @All(['', 'live', 'ready'])
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
