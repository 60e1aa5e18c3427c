import type { SubmissionKind } from '../submissions/submission-kind';
import { ContactInquiryEntity } from './contact-inquiry.entity';

export const contacts: SubmissionKind = {
  name: 'contacts',
  entity: ContactInquiryEntity,
  mailSubject: 'New enquiry',
};
