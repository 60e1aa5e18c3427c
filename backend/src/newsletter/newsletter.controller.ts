import { All, Body, Controller, Get, Post } from '@nestjs/common';
import { type NewsletterSubscription, newsletterSubscriptionSchema } from '@site/contracts/submissions';
import { methodNotAllowed } from '../http/method-not-allowed';
import { Context, type RequestContext } from '../http/request-context';
import { SchemaPipe } from '../http/schema.pipe';
import { Intake, type StoredSubmission } from '../intake/intake';
import { SubmissionMetrics } from '../metrics/submission-metrics';
import { newsletter } from './newsletter.kind';
import { NewsletterService } from './newsletter.service';

@Controller()
export class NewsletterController {
  constructor(
    private readonly intake: Intake,
    private readonly metrics: SubmissionMetrics,
    private readonly service: NewsletterService,
  ) {}

  /** Responds the same for every address, so that the response does not reveal who is subscribed. */
  @Post('newsletter')
  async subscribe(
    @Body(new SchemaPipe(newsletterSubscriptionSchema)) subscription: NewsletterSubscription,
    @Context() context: RequestContext,
  ): Promise<{ subscribed: true }> {
    const { repeated } = await this.intake.receive(newsletter, subscription, context);
    this.metrics.countAccepted(newsletter, repeated);
    return { subscribed: true };
  }

  @Get('newsletters')
  newest(): Promise<StoredSubmission[]> {
    return this.service.newest();
  }

  @All('newsletter')
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }

  @All('newsletters')
  refuseListMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
