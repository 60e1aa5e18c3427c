import { newsletterSubscriptionSchema } from '@site/contracts/submissions';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { receiptSchema } from '../submissions/receipt.dto';

/** How many accepted requests the public list shows. */
export const MAX_LISTED = 50;

/** The body of a post: the values of either newsletter form. */
export class NewsletterSubscriptionDto extends createZodDto(newsletterSubscriptionSchema) {}

/** The response to a post: the same for every address, so that it does not reveal who had subscribed. */
export class SubscribedDto extends createZodDto(z.object({ subscribed: z.literal(true) })) {}

/** The public list. */
export class NewsletterListDto extends createZodDto(z.array(receiptSchema).max(MAX_LISTED)) {}
