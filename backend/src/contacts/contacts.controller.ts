import { All, Body, Controller, Post } from '@nestjs/common';
import type { ContactInquiry } from '@site/contracts/submissions';
import { methodNotAllowed } from '../http/method-not-allowed';
import { Context, type RequestContext } from '../http/request-context';
import { SchemaPipe } from '../http/schema.pipe';
import { Intake, type StoredSubmission } from '../intake/intake';
import { contacts } from './contacts.kind';

@Controller(contacts.name)
export class ContactsController {
  constructor(private readonly intake: Intake) {}

  @Post()
  create(
    @Body(new SchemaPipe(contacts.schema)) inquiry: ContactInquiry,
    @Context() context: RequestContext,
  ): Promise<StoredSubmission> {
    return this.intake.receive(contacts, inquiry, context);
  }

  @All()
  refuseMethod(): never {
    throw methodNotAllowed('POST');
  }
}
