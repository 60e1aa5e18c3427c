import { Body, Controller } from '@nestjs/common';
import { contactInquirySchema } from '@site/contracts/submissions';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { PostController } from '../http/methods';
import { PostSubmission } from '../submissions/post-submission.decorator';
import { ReceiptDto } from '../submissions/receipt.dto';
import { Metadata, type RequestMetadata } from '../submissions/request-metadata';
import { ContactsService } from './contacts.service';

/** The body of a post: the contact form's values. */
class ContactInquiryDto extends createZodDto(contactInquirySchema) {}

@Controller('api/contacts')
export class ContactsController extends PostController {
  constructor(private readonly contacts: ContactsService) {
    super();
  }

  @PostSubmission({ operationId: 'sendEnquiry', summary: 'Send an enquiry', idempotent: true })
  @ZodResponse({ status: 201, description: 'Stored', type: ReceiptDto })
  create(@Body() inquiry: ContactInquiryDto, @Metadata() metadata: RequestMetadata): Promise<ReceiptDto> {
    return this.contacts.create(inquiry, metadata);
  }
}
