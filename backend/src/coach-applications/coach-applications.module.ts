import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubmissionsModule } from '../submissions/submissions.module';
import { CoachApplication } from './coach-application.entity';
import { CoachApplicationsController } from './coach-applications.controller';
import { CoachApplicationsService } from './coach-applications.service';

@Module({
  imports: [TypeOrmModule.forFeature([CoachApplication]), SubmissionsModule],
  controllers: [CoachApplicationsController],
  providers: [CoachApplicationsService],
})
export class CoachApplicationsModule {}
