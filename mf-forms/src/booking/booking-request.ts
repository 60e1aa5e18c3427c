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

/** The request that a visitor sees: a service without sessions hides their fields, which keep what was typed. */
export const shownRequest = (request: BookingRequest): BookingRequest => {
  if (request.serviceType === 'executive-coaching') return request;
  const { sessions, rate, preferredCoach, sessionMode } = emptyRequest;
  return { ...request, sessions, rate, preferredCoach, sessionMode };
};

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? '';

/** What a booking request adds to the draft of the contact form, besides the visitor's name and addresses. */
export interface Addition {
  /** Its message, and a line for each value that the contact form has no field for. */
  text: string;
  /** One of the contact form's own interests; empty if the service is none. */
  interest: string;
}

export function additionOf(request: BookingRequest): Addition {
  const { coaching } = form;
  const service = labelOf(serviceTypes, request.serviceType);
  const interest = otherInterests.includes(service) ? service : '';
  const details: [label: string, value: string][] = [
    [enquiry.service, interest ? '' : service],
    [form.phone, request.phone],
    [coaching.sessions, request.sessions],
    [coaching.rate, request.rate],
    [coaching.preferredCoach, request.preferredCoach],
    [coaching.sessionMode, labelOf(sessionModes, request.sessionMode)],
  ];
  const lines = details.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return { text: [request.message.trim(), lines.join('\n')].filter(Boolean).join('\n\n'), interest };
}

/** Removes the last occurrence of a text from a message. */
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
 * @param earlier what an earlier request added to that draft, which the new one replaces.
 */
export function enquiryOf(
  request: BookingRequest,
  drafted: Partial<ContactInquiry> = {},
  earlier: Partial<Addition> = {},
): Partial<ContactInquiry> {
  const [firstName = '', ...lastNames] = request.name.trim().split(/\s+/);
  const { text, interest } = additionOf(request);
  const ownMessage = withoutText(drafted.message ?? '', earlier.text ?? '');
  const ownInterest = drafted.serviceInterest === earlier.interest ? '' : drafted.serviceInterest;
  return {
    firstName: firstName || drafted.firstName || '',
    lastName: lastNames.join(' ') || drafted.lastName || '',
    email: request.email || drafted.email || '',
    company: request.company || drafted.company || '',
    serviceInterest: interest || ownInterest || '',
    message: [ownMessage, text].filter(Boolean).join('\n\n'),
  };
}
