import { All, Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type HealthCheckResult, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Drain } from '@site/node-service/graceful-shutdown';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { methodNotAllowed, Problem, tryAgain } from '../http/problem';
import { ApiCommonProblems } from '../http/problem.dto';

const ok = z.literal('ok');

class LivenessDto extends createZodDto(z.object({ status: ok })) {}

class ReadinessDto extends createZodDto(z.object({ status: ok, database: ok, migrations: ok })) {}

/** `live` says that the process runs; `ready`, that it can also store submissions. */
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
    private readonly drain: Drain,
  ) {}

  @Get('live')
  @ApiTags('Health')
  @ApiOperation({
    operationId: 'readLiveness',
    summary: 'Whether the process runs',
    description: 'Does not query the database.',
  })
  @ZodResponse({ status: 200, description: 'Running', type: LivenessDto })
  @ApiCommonProblems()
  live(): LivenessDto {
    return { status: 'ok' };
  }

  /** @throws Problem 503 while draining or without the database, and if this version's migrations are missing. */
  @Get('ready')
  @ApiTags('Health')
  @ApiOperation({
    operationId: 'readReadiness',
    summary: 'Whether the backend can store submissions',
    description: 'Ready when the database responds and is migrated, and the process is not shutting down.',
  })
  @ZodResponse({ status: 200, description: 'Ready', type: ReadinessDto })
  @ApiCommonProblems()
  async ready(): Promise<ReadinessDto> {
    try {
      await this.health.check([() => this.process(), () => this.database()]);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      const { error: failed = {} } = error.getResponse() as HealthCheckResult;
      const message: unknown = Object.values(failed)[0]?.['message'];
      throw typeof message === 'string' ? new Problem(503, message) : tryAgain();
    }
    return { status: 'ok', database: 'ok', migrations: 'ok' };
  }

  @All(['live', 'ready'])
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }

  private process() {
    const check = this.indicators.check('process');
    return this.drain.active ? check.down('The backend is shutting down.') : check.up();
  }

  /**
   * One query proves that the database responds, and finds its migrations. TypeORM's `showMigrations` does not release
   * its connection if a query fails, so the pool would run out of connections.
   */
  private async database() {
    const check = this.indicators.check('database');
    const executed = await this.dataSource
      .query<{ name: string }[]>('SELECT name FROM migrations')
      .catch(() => null);
    if (!executed) return check.down();
    const names = executed.map(({ name }) => name);
    const isMigrated = this.dataSource.migrations.every(({ constructor }) =>
      names.includes(constructor.name),
    );
    return isMigrated ? check.up() : check.down('The database is not migrated.');
  }
}
