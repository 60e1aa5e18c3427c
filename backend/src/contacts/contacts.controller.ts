import { Body, Controller, Post } from '@nestjs/common';
import { type ContactInquiry, contactInquirySchema } from '@site/contracts/submissions';
import { IdempotencyKey } from '../http/idempotency-key';
import { SchemaPipe } from '../http/schema.pipe';
import type { Receipt } from '../intake/intake';
import { ContactsService } from './contacts.service';

@Controller('contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Post()
  create(
    @Body(new SchemaPipe(contactInquirySchema)) inquiry: ContactInquiry,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Receipt> {
    return this.contacts.receive(inquiry, key);
  }
}
