import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module';
import { OutboxModule } from '../outbox/outbox.module';
import { Intake } from './intake';

@Module({ imports: [MetricsModule, OutboxModule], providers: [Intake], exports: [Intake] })
export class IntakeModule {}
