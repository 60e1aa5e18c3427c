import { All, Body, Controller, Post } from '@nestjs/common';
import type { CoachApplication } from '@site/contracts/submissions';
import { methodNotAllowed } from '../http/method-not-allowed';
import { Context, type RequestContext } from '../http/request-context';
import { SchemaPipe } from '../http/schema.pipe';
import { Intake, type StoredSubmission } from '../intake/intake';
import { coachApplications } from './coach-applications.kind';

@Controller(coachApplications.name)
export class CoachApplicationsController {
  constructor(private readonly intake: Intake) {}

  @Post()
  create(
    @Body(new SchemaPipe(coachApplications.schema)) application: CoachApplication,
    @Context() context: RequestContext,
  ): Promise<StoredSubmission> {
    return this.intake.receive(coachApplications, application, context);
  }

  @All()
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }
}
