import { All, applyDecorators, Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Drain } from '@site/node-service/graceful-shutdown';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { methodNotAllowed, Problem, tryAgain } from '../http/problem';
import { ApiCommonProblems } from '../http/problem.dto';

const ok = z.literal('ok');

class LivenessDto extends createZodDto(z.object({ status: ok })) {}

class ReadinessDto extends createZodDto(z.object({ status: ok, database: ok, migrations: ok })) {}

/** Sentences for checks that fail. The check of the database has none: its failure has the common sentence. */
const SENTENCES: Record<string, string> = {
  process: 'The backend is shutting down.',
  migrations: 'The database is not migrated.',
};

const Readiness = (operationId: string) =>
  applyDecorators(
    ApiTags('Health'),
    ApiOperation({
      operationId,
      summary: 'Whether the backend can store submissions',
      description: 'Ready when the database responds and is migrated, and the process is not shutting down.',
    }),
    ZodResponse({ status: 200, description: 'Ready', type: ReadinessDto }),
    ApiCommonProblems(),
  );

/** `live` says that the process runs; `ready`, and the path without either, that it can also store submissions. */
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: TypeOrmHealthIndicator,
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

  @Get()
  @Readiness('readHealth')
  read(): Promise<ReadinessDto> {
    return this.ready();
  }

  /** @throws Problem 503 while draining or without the database, and if this version's migrations are missing. */
  @Get('ready')
  @Readiness('readReadiness')
  async ready(): Promise<ReadinessDto> {
    try {
      await this.health.check([
        () => this.process(),
        () => this.database.pingCheck('database'),
        () => this.migrations(),
      ]);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      const { error: failed } = error.getResponse() as { error: object };
      const sentence = Object.keys(failed).map((name) => SENTENCES[name]);
      throw sentence[0] ? new Problem(503, sentence[0]) : tryAgain();
    }
    return { status: 'ok', database: 'ok', migrations: 'ok' };
  }

  @All(['', 'live', 'ready'])
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }

  private process() {
    const check = this.indicators.check('process');
    return this.drain.active ? check.down() : check.up();
  }

  private async migrations() {
    const check = this.indicators.check('migrations');
    const arePending = await this.dataSource.showMigrations().catch(() => null);
    // If the query fails, the check of the database fails too, and reports it.
    if (arePending === null) return check.up();
    return arePending ? check.down() : check.up();
  }
}
