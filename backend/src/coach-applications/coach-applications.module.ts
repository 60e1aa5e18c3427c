import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module';
import { CoachApplicationsController } from './coach-applications.controller';

@Module({ imports: [IntakeModule], controllers: [CoachApplicationsController] })
export class CoachApplicationsModule {}
