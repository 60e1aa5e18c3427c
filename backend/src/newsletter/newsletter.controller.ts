import { All, Body, Controller, Get, Post } from '@nestjs/common';
import type { NewsletterSubscription } from '@site/contracts/submissions';
import { methodNotAllowed } from '../http/method-not-allowed';
import { Context, type RequestContext } from '../http/request-context';
import { SchemaPipe } from '../http/schema.pipe';
import { Intake, type StoredSubmission } from '../intake/intake';
import { newsletter } from './newsletter.kind';
import { NewsletterService } from './newsletter.service';

@Controller()
export class NewsletterController {
  constructor(
    private readonly intake: Intake,
    private readonly service: NewsletterService,
  ) {}

  /** Responds the same for every address, so that the response does not reveal who is subscribed. */
  @Post(newsletter.name)
  async subscribe(
    @Body(new SchemaPipe(newsletter.schema)) subscription: NewsletterSubscription,
    @Context() context: RequestContext,
  ): Promise<{ subscribed: true }> {
    await this.intake.receive(newsletter, subscription, context);
    return { subscribed: true };
  }

  @Get(newsletter.list.name)
  newest(): Promise<StoredSubmission[]> {
    return this.service.newest();
  }

  @All(newsletter.name)
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }

  @All(newsletter.list.name)
  refuseListMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
