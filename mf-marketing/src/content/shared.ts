import { figures, firm, responseTime } from '@site/firm';
import type { ContactDetails } from './schema';

/** The home page's name in every breadcrumb. */
export const homeBreadcrumb = 'Home';

/** What screen readers add to a link to another site. */
export const newTab = '(opens in a new tab)';

/** Beside the contact form, on the contact page and the home page. The addresses are in `packages/firm`. */
export const contactDetails: ContactDetails = {
  title: 'Contact details',
  email: 'Email',
  address: 'Address',
  /** What the contact page promises at its form, and the home page beside its own. */
  free: 'The first conversation is free of charge and commits you to nothing.',
  /** What happens after an enquiry is sent. */
  next: {
    title: 'What happens next',
    steps: [
      `The right adviser reads it and answers within ${responseTime}.`,
      'You talk to an expert for half an hour.',
      'You receive a scope, a plan and a price on two pages.',
    ],
  },
  response: { label: 'Response time', time: `Within ${responseTime}` },
  social: { label: 'Social', link: `${firm.name} on LinkedIn`, newTab },
  /** In place of a form that cannot be shown: the words before and after the email address. */
  writeTo: { before: 'Write to us at', after: `, and we answer within ${responseTime}.` },
};

/** The firm's impact, on the home page and the about page. */
export const impact = [figures.projects, figures.clients, figures.countries, figures.leaders];
