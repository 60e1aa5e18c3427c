import { zodResolver } from '@hookform/resolvers/zod';
import { contactInquirySchema } from '@site/contracts/submissions';

/** The rules and messages of the contact form: those of the server. A separate chunk, because it contains the schemas. */
export const contactRules = zodResolver(contactInquirySchema);
