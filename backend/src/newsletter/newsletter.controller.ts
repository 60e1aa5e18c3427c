import { Body, Controller, Get, Post } from '@nestjs/common';
import { type NewsletterSubscription, newsletterSubscriptionSchema } from '@site/contracts/submissions';
import { Envelope, type SubmissionEnvelope } from '../http/envelope';
import { SchemaPipe } from '../http/schema.pipe';
import type { Receipt } from '../intake/intake';
import { NewsletterService } from './newsletter.service';

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  /** Answers the same for every address, so that nobody learns who had subscribed before. */
  @Post('newsletter')
  async subscribe(
    @Body(new SchemaPipe(newsletterSubscriptionSchema)) subscription: NewsletterSubscription,
    @Envelope() envelope: SubmissionEnvelope,
  ): Promise<{ subscribed: true }> {
    await this.newsletter.subscribe(subscription, envelope);
    return { subscribed: true };
  }

  @Get('newsletters')
  newest(): Promise<Receipt[]> {
    return this.newsletter.newest();
  }
}
