import { Body, Controller, Post } from '@nestjs/common';
import { type CoachApplication, coachApplicationSchema } from '@site/contracts/submissions';
import { Envelope, type SubmissionEnvelope } from '../http/envelope';
import { SchemaPipe } from '../http/schema.pipe';
import type { Receipt } from '../intake/intake';
import { CoachApplicationsService } from './coach-applications.service';

@Controller('coach-applications')
export class CoachApplicationsController {
  constructor(private readonly applications: CoachApplicationsService) {}

  @Post()
  create(
    @Body(new SchemaPipe(coachApplicationSchema)) application: CoachApplication,
    @Envelope() envelope: SubmissionEnvelope,
  ): Promise<Receipt> {
    return this.applications.receive(application, envelope);
  }
}
