import type { SubmissionTexts } from '../parts/message';

/** The words of both newsletter forms: the one in the footer, and the dialog. */

/** The buttons of both. */
export const buttons = { submit: 'Subscribe', submitting: 'Subscribing...', close: 'Close' };

/** What the site's footer shows of it: its title, and a sentence that begins with "Write to" and the firm's address. */
export const footerSection = {
  title: 'Stay Connected',
  fallback: 'and we will add you to our newsletter.',
};

export const footerForm = {
  label: 'Newsletter',
  email: 'Email address',
  placeholder: 'Enter your email',
};

export const footerTexts: SubmissionTexts = {
  sent: { title: 'Success!', description: "You've been successfully subscribed to our newsletter." },
  failed: {
    title: 'Subscription Failed',
    description: (message = 'There was an error subscribing to the newsletter.') => message,
  },
};

export const dialog = {
  title: 'Newsletter Subscription',
  description: 'Fresh thinking on strategy, talent and leadership across MENA.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
};

export const dialogTexts: SubmissionTexts = {
  sent: {
    title: 'Successfully subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  failed: {
    title: 'Subscription failed',
    description: (message) => (message ? 'Failed to subscribe to newsletter' : 'Please try again later.'),
  },
};

/** Shown in place of the dialog's form once the visitor has subscribed. */
export const confirmation = {
  title: 'Thank you for subscribing!',
  text: 'Our next issue will come to your inbox.',
};
