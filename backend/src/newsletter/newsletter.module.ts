import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitModule } from '../http/rate-limit.module';
import { NewsletterListEntry } from './newsletter-list-entry.entity';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { NewsletterController, NewsletterListController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscription, NewsletterListEntry]), RateLimitModule],
  controllers: [NewsletterController, NewsletterListController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
