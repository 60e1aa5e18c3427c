import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module';
import { MetricsModule } from '../metrics/metrics.module';
import { CoachApplicationsController } from './coach-applications.controller';

@Module({ imports: [IntakeModule, MetricsModule], controllers: [CoachApplicationsController] })
export class CoachApplicationsModule {}
