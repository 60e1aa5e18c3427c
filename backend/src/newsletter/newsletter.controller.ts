import { Body, Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ZodResponse } from 'nestjs-zod';
import { PostController, ReadController } from '../http/methods';
import { ApiCommonProblems } from '../http/problem.dto';
import { PostSubmission } from '../submissions/post-submission.decorator';
import { Metadata, type RequestMetadata } from '../submissions/request-metadata';
import { MAX_LISTED, NewsletterListDto, NewsletterSubscriptionDto, SubscribedDto } from './newsletter.dto';
import { NewsletterService } from './newsletter.service';

@Controller('api/newsletter')
export class NewsletterController extends PostController {
  constructor(private readonly newsletter: NewsletterService) {
    super();
  }

  @PostSubmission({ operationId: 'subscribe', summary: 'Subscribe to the newsletter', idempotent: false })
  @ZodResponse({ status: 201, description: 'Stored', type: SubscribedDto })
  async subscribe(
    @Body() subscription: NewsletterSubscriptionDto,
    @Metadata() { requestId }: RequestMetadata,
  ): Promise<SubscribedDto> {
    await this.newsletter.subscribe(subscription, requestId);
    return { subscribed: true };
  }
}

@Controller('api/newsletters')
export class NewsletterListController extends ReadController {
  constructor(private readonly newsletter: NewsletterService) {
    super();
  }

  @Get()
  @ApiTags('Submissions')
  @ApiOperation({
    operationId: 'listSubscriptions',
    summary: `The newest ${MAX_LISTED} accepted newsletter requests`,
    description: 'Without personal data.',
  })
  @ZodResponse({ status: 200, description: 'Newest first', type: NewsletterListDto })
  @ApiCommonProblems()
  newest(): Promise<NewsletterListDto> {
    return this.newsletter.newest();
  }
}
