import { figures, responseTime } from '@site/firm';
import type { Stat } from '@site/ui';

/** The first steps of every breadcrumb. */
export const breadcrumb = { home: 'Home', services: 'Services' };

export const backTo = 'Back to';
export const keyFigures = 'Key figures';
export const keyFeatures = 'Key features';
export const howWeWork = 'How we work';
/** The main action of most pages: to the enquiry form. */
export const discuss = 'Schedule Consultation';
export const bookSession = 'Book a Session';

/** The links of a card, and the words between a link and the card's name, for screen readers. */
export const cardLinks = {
  more: { link: 'Learn More', about: 'about' },
  comingSoon: { link: 'Coming Soon', about: 'in' },
};

/** The heading of every list of questions. */
export const questionsHeading = { title: 'What clients ask first' };

/** The steps of an engagement; each page describes them. */
export const processTitles = ['Discovery', 'Strategy', 'Implementation'] as const;

/** Around the enquiry form. */
export const enquiryFrame = {
  adviser: 'You will talk to',
  /** After the name of who answers. */
  answers: `answers within ${responseTime}`,
  letter: 'Do you prefer email?',
  /** In place of a form that cannot be shown: the words before and after the email address. */
  writeTo: { before: 'Write to us at', after: `and we answer within ${responseTime}.` },
};

/** The service that can be bought while its area is coming soon: its page, and the links to it. */
export const bookkeepingTitle = 'Professional Bookkeeping';

/** For segments without stats of their own. */
export const segmentStats: Stat[] = [
  figures.careerProjects,
  figures.satisfaction,
  figures.consultants,
  { ...figures.years, label: 'Years Experience' },
];

/** The words of every area's page; its own are in `areas/`. */
export const areaPage = {
  offer: 'What we offer',
  enquiry: {
    title: 'Get Started',
    description: 'Tell us where you stand and what you would like to change.',
    next: {
      title: 'What happens next',
      steps: [
        `We read your message and answer within ${responseTime}.`,
        'You talk to an expert of this practice for half an hour, without obligation.',
        'You receive a scope, a plan and a price on two pages.',
      ],
    },
  },
};

/** The words of every segment's page; its own are in `areas/`. */
export const segmentPage = {
  siblings: 'More from this practice',
  work: 'What we do',
  outcomes: 'What you can expect',
  enquiry: {
    title: 'Get Started',
    description: 'Tell us a little about your situation and what you would like to achieve.',
  },
};

/** The page for an address that names no area or segment. */
export const notFound = {
  area: 'Service Not Found',
  segment: 'Service segment not found',
  comingSoon: 'Service not found',
  description: 'This address names none of our services. All of them are listed on the services page.',
  keywords: ['advisory services'],
  lead: 'The address may have changed, or a letter may have slipped. All of our services are one step away.',
  back: 'Back to Services',
};
