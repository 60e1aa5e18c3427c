import type { ContactInquiry } from '@site/contracts';
import { enquiry, form, serviceTypes, sessionModes } from '../content/book';
import { otherInterests } from '../content/contact';

/** The fields of the booking form. */
export const emptyRequest = {
  serviceType: '',
  sessionMode: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  sessions: '',
  rate: '',
  preferredCoach: '',
};

export type BookingRequest = typeof emptyRequest;

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? '';

/** What a booking request asks for: its message, and a line for each value that the contact form has no field for. */
export function textOf(request: BookingRequest): string {
  const { coaching } = form;
  const service = labelOf(serviceTypes, request.serviceType);
  const details: [label: string, value: string][] = [
    [enquiry.service, otherInterests.includes(service) ? '' : service],
    [form.phone, request.phone],
    [coaching.sessions, request.sessions],
    [coaching.rate, request.rate],
    [coaching.preferredCoach, request.preferredCoach],
    [coaching.sessionMode, labelOf(sessionModes, request.sessionMode)],
  ];
  const lines = details.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return [request.message.trim(), lines.join('\n')].filter(Boolean).join('\n\n');
}

/** A message without the last paragraphs that are this text. */
function withoutText(message: string, text: string): string {
  const paragraphs = `\n\n${message}\n\n`;
  const start = text ? paragraphs.lastIndexOf(`\n\n${text}\n\n`) : -1;
  if (start < 0) return message;
  return (paragraphs.slice(0, start) + paragraphs.slice(start + 2 + text.length)).trim();
}

/**
 * The enquiry that asks for the same as a booking request.
 *
 * @param drafted the draft of the contact form. It keeps what the request leaves empty, and its message.
 * @param earlierText the text of an earlier request in that message, which the new one replaces.
 */
export function enquiryOf(
  request: BookingRequest,
  drafted: Partial<ContactInquiry> = {},
  earlierText = '',
): Partial<ContactInquiry> {
  const [firstName = '', ...lastNames] = request.name.trim().split(/\s+/);
  const service = labelOf(serviceTypes, request.serviceType);
  const ownMessage = withoutText(drafted.message ?? '', earlierText);
  return {
    firstName: firstName || drafted.firstName || '',
    lastName: lastNames.join(' ') || drafted.lastName || '',
    email: request.email || drafted.email || '',
    company: request.company || drafted.company || '',
    serviceInterest: (otherInterests.includes(service) && service) || drafted.serviceInterest || '',
    message: [ownMessage, textOf(request)].filter(Boolean).join('\n\n'),
  };
}
