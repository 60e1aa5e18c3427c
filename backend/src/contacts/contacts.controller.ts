import { Body, Controller, Post } from '@nestjs/common';
import { type ContactInquiry, contactInquirySchema } from '@site/contracts/submissions';
import { Envelope, type SubmissionEnvelope } from '../http/envelope';
import { SchemaPipe } from '../http/schema.pipe';
import type { Receipt } from '../intake/intake';
import { ContactsService } from './contacts.service';

@Controller('contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Post()
  create(
    @Body(new SchemaPipe(contactInquirySchema)) inquiry: ContactInquiry,
    @Envelope() envelope: SubmissionEnvelope,
  ): Promise<Receipt> {
    return this.contacts.receive(inquiry, envelope);
  }
}
