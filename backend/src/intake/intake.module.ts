import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { Intake } from './intake';

@Module({ imports: [OutboxModule], providers: [Intake], exports: [Intake] })
export class IntakeModule {}
