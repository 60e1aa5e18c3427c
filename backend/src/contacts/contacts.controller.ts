import { All, Body, Controller, Post } from '@nestjs/common';
import { type ContactInquiry, contactInquirySchema } from '@site/contracts/submissions';
import { methodNotAllowed } from '../http/method-not-allowed';
import { Context, type RequestContext } from '../http/request-context';
import { SchemaPipe } from '../http/schema.pipe';
import { Intake, type StoredSubmission } from '../intake/intake';
import { SubmissionMetrics } from '../metrics/submission-metrics';
import { contacts } from './contacts.kind';

@Controller('contacts')
export class ContactsController {
  constructor(
    private readonly intake: Intake,
    private readonly metrics: SubmissionMetrics,
  ) {}

  @Post()
  async create(
    @Body(new SchemaPipe(contactInquirySchema)) inquiry: ContactInquiry,
    @Context() context: RequestContext,
  ): Promise<StoredSubmission> {
    const { repeated, ...stored } = await this.intake.receive(contacts, inquiry, context);
    this.metrics.countAccepted(contacts, repeated);
    return stored;
  }

  @All()
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }
}
