import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission.entity';
import { SubmissionService } from '../submissions/submission.service';
import { ContactInquiry } from './contact-inquiry.entity';

export const contacts = {
  name: 'contacts',
  entity: ContactInquiry,
  mailSubject: 'New enquiry',
} satisfies SubmissionKind;

@Injectable()
export class ContactsService extends SubmissionService<ContactInquiry> {
  constructor(@InjectRepository(ContactInquiry) inquiries: Repository<ContactInquiry>) {
    super(contacts, inquiries);
  }
}
