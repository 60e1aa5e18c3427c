import { zodResolver } from '@hookform/resolvers/zod';
import { contactInquirySchema } from '@site/contracts/submissions';

/** The rules and messages of the contact form: those of the server. Loaded apart, for they come with the schemas. */
export const contactRules = zodResolver(contactInquirySchema);
