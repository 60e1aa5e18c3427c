import { contactInquirySchema } from '@site/contracts/submissions';
import type { SubmissionKind } from '../submissions/submission-kind';
import { ContactInquiryEntity } from './contact-inquiry.entity';

export const contacts = {
  name: 'contacts',
  entity: ContactInquiryEntity,
  schema: contactInquirySchema,
  operation: { operationId: 'sendEnquiry', summary: 'Send an enquiry' },
  mailSubject: 'New enquiry',
} satisfies SubmissionKind;
