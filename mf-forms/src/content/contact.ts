import { responseTime } from '@site/firm';
import type { SubmissionTexts } from '../parts/message';

/** The words of the contact form, wherever it is shown. Pages may give it another title. */

export const title = 'Get Started';

export const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  company: 'Company',
  serviceInterest: 'Service Interest',
  chooseService: 'Select a service',
  message: 'Message',
  messagePlaceholder: 'Tell us about your organisation and what you want to achieve',
  submit: 'Send Message',
  submitting: 'Sending...',
};

/** Choices of the service interest, after the firm's areas. */
export const otherInterests = ['Executive Coaching', 'General Inquiry'];

export const texts: SubmissionTexts = {
  sent: {
    title: 'Message Sent!',
    description: `Thank you for your inquiry. We'll get back to you within ${responseTime}.`,
  },
  failed: {
    title: 'Failed to Send Message',
    description: (message = 'There was an error sending your message. Please try again.') => message,
  },
};
