import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module';
import { MetricsModule } from '../metrics/metrics.module';
import { ContactsController } from './contacts.controller';

@Module({ imports: [IntakeModule, MetricsModule], controllers: [ContactsController] })
export class ContactsModule {}
