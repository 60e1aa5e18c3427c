import { All, Body, Controller, Get } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ZodResponse } from 'nestjs-zod';
import { methodNotAllowed } from '../http/problem';
import { ApiCommonProblems } from '../http/problem.dto';
import { PostSubmission } from '../submissions/post-submission.decorator';
import { Metadata, type RequestMetadata } from '../submissions/request-metadata';
import { MAX_LISTED, NewsletterListDto, NewsletterSubscriptionDto, SubscribedDto } from './newsletter.dto';
import { NewsletterService } from './newsletter.service';

@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @PostSubmission({ operationId: 'subscribe', summary: 'Subscribe to the newsletter', idempotent: false })
  @ZodResponse({ status: 201, description: 'Stored', type: SubscribedDto })
  async subscribe(
    @Body() subscription: NewsletterSubscriptionDto,
    @Metadata() { requestId }: RequestMetadata,
  ): Promise<SubscribedDto> {
    await this.newsletter.subscribe(subscription, requestId);
    return { subscribed: true };
  }

  @All()
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }
}

@Controller('api/newsletters')
export class NewsletterListController {
  constructor(private readonly newsletter: NewsletterService) {}

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

  @All()
  @ApiExcludeEndpoint()
  refuseMethod(): never {
    throw methodNotAllowed('GET', 'HEAD');
  }
}
