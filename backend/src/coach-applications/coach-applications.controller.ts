import { All, Body, Controller, Post } from '@nestjs/common';
import { type CoachApplication, coachApplicationSchema } from '@site/contracts/submissions';
import { methodNotAllowed } from '../http/method-not-allowed';
import { Context, type RequestContext } from '../http/request-context';
import { SchemaPipe } from '../http/schema.pipe';
import { Intake, type StoredSubmission } from '../intake/intake';
import { SubmissionMetrics } from '../metrics/submission-metrics';
import { coachApplications } from './coach-applications.kind';

@Controller('coach-applications')
export class CoachApplicationsController {
  constructor(
    private readonly intake: Intake,
    private readonly metrics: SubmissionMetrics,
  ) {}

  @Post()
  async create(
    @Body(new SchemaPipe(coachApplicationSchema)) application: CoachApplication,
    @Context() context: RequestContext,
  ): Promise<StoredSubmission> {
    const { repeated, ...stored } = await this.intake.receive(coachApplications, application, context);
    this.metrics.countAccepted(coachApplications, repeated);
    return stored;
  }

  @All()
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }
}
