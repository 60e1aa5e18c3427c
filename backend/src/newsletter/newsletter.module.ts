import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubmissionsModule } from '../submissions/submissions.module';
import { NewsletterListEntry } from './newsletter-list-entry.entity';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { NewsletterController, NewsletterListController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscription, NewsletterListEntry]), SubmissionsModule],
  controllers: [NewsletterController, NewsletterListController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
