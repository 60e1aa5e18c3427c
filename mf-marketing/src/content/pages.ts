import type { PageMetadataContent } from './schema';

/** Metadata of the pages that have no content file of their own. */
export const pages = {
  home: {
    title: 'Rihla Advisory | Business Advisory and Coaching Across MENA',
    description:
      'Rihla Advisory connects experts with private and public organisations across MENA: strategy, talent, leadership, finance, venture growth and brand.',
    keywords: [
      'business advisory MENA',
      'management consulting Dubai',
      'executive coaching UAE',
      'HR transformation',
      'venture advisory',
      'organisational design',
    ],
  },
  about: {
    title: 'About Us | Rihla Advisory',
    description:
      'Meet the consultants and coaches behind Rihla Advisory: our story, our impact across 12 countries, our expert team and the values that we work by.',
    keywords: [
      'about Rihla Advisory',
      'consulting team Dubai',
      'executive coaches MENA',
      'advisory firm values',
      'independent consultants',
    ],
  },
  contact: {
    title: 'Contact Us | Rihla Advisory',
    description:
      'Book your consultation with Rihla Advisory. Offices in Dubai, Riyadh and Doha, clients across the region, and an answer within 24 hours.',
    keywords: [
      'contact Rihla Advisory',
      'book a consultation',
      'consultants Dubai',
      'advisory Riyadh',
      'advisory Doha',
    ],
  },
  partners: {
    title: 'Our Partners | Rihla Advisory',
    description:
      'Four strategic partners extend what Rihla Advisory does: innovation and events, compensation and benefits, executive assessment and AI coaching.',
    keywords: [
      'consulting partners',
      'compensation and benefits advisory',
      'executive assessment network',
      'AI coaching platform',
      'innovation consultancy',
    ],
  },
  test: {
    title: 'Test Navigation | Rihla Advisory',
    description: 'Links to a choice of pages, for checking that navigation works.',
    keywords: ['test', 'navigation', 'links'],
  },
} satisfies Record<string, PageMetadataContent>;
