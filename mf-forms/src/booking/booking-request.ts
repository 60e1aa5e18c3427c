import type { ContactInquiry } from '@site/contracts';
import { enquiry, form, serviceTypes, sessionModes } from '../content/book';
import { otherInterests } from '../content/contact';

/** The values of the booking form, by field. */
export type BookingRequest = Record<
  | 'serviceType'
  | 'sessionMode'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'message'
  | 'sessions'
  | 'rate'
  | 'preferredCoach',
  string
>;

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? '';

/**
 * The enquiry that asks for the same as a booking request. Its message also has what the contact form has no field for.
 *
 * @param drafted the draft of the contact form. It keeps what the request leaves empty, and its message.
 */
export function enquiryOf(
  request: BookingRequest,
  drafted: Partial<ContactInquiry> = {},
): Partial<ContactInquiry> {
  const [firstName = '', ...lastNames] = request.name.trim().split(/\s+/);
  const service = labelOf(serviceTypes, request.serviceType);
  const isChoice = otherInterests.includes(service);
  const { coaching } = form;
  const details: [label: string, value: string][] = [
    [enquiry.service, isChoice ? '' : service],
    [form.phone, request.phone],
    [coaching.sessions, request.sessions],
    [coaching.rate, request.rate],
    [coaching.preferredCoach, request.preferredCoach],
    [coaching.sessionMode, labelOf(sessionModes, request.sessionMode)],
  ];
  const lines = details.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const asked = [request.message.trim(), lines.join('\n')].filter(Boolean).join('\n\n');
  const before = drafted.message ?? '';
  return {
    firstName: firstName || drafted.firstName || '',
    lastName: lastNames.join(' ') || drafted.lastName || '',
    email: request.email || drafted.email || '',
    company: request.company || drafted.company || '',
    serviceInterest: (isChoice && service) || drafted.serviceInterest || '',
    message: before.includes(asked) ? before : [before, asked].filter(Boolean).join('\n\n'),
  };
}
