import { Body, Controller } from '@nestjs/common';
import { coachApplicationSchema } from '@site/contracts/submissions';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { PostController } from '../http/methods';
import { PostSubmission } from '../submissions/post-submission.decorator';
import { ReceiptDto } from '../submissions/receipt.dto';
import { Metadata, type RequestMetadata } from '../submissions/request-metadata';
import { CoachApplicationsService } from './coach-applications.service';

/** The body of a post: the values of the coach application. */
class CoachApplicationDto extends createZodDto(coachApplicationSchema) {}

@Controller('api/coach-applications')
export class CoachApplicationsController extends PostController {
  constructor(private readonly applications: CoachApplicationsService) {
    super();
  }

  @PostSubmission({
    operationId: 'applyAsCoach',
    summary: 'Apply to join the coach network',
    idempotent: true,
  })
  @ZodResponse({ status: 201, description: 'Stored', type: ReceiptDto })
  create(
    @Body() application: CoachApplicationDto,
    @Metadata() metadata: RequestMetadata,
  ): Promise<ReceiptDto> {
    return this.applications.create(application, metadata);
  }
}
