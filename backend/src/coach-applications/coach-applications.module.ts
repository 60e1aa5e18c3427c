import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module';
import { CoachApplicationsController } from './coach-applications.controller';
import { CoachApplicationsService } from './coach-applications.service';

@Module({
  imports: [IntakeModule],
  controllers: [CoachApplicationsController],
  providers: [CoachApplicationsService],
})
export class CoachApplicationsModule {}
