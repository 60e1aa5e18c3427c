import { firm, pageTitle } from '@site/firm';
import type { PageMetadataContent } from './schema';

/** Metadata of the pages that have no content file of their own. */
export const pages = {
  home: {
    title: `${firm.name} | Business Advisory and Coaching Across MENA`,
    description: `${firm.name} connects experts with private and public organisations across MENA: strategy, talent, leadership, finance, venture growth and brand.`,
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
    title: pageTitle('About Us'),
    description: `Meet the consultants and coaches behind ${firm.name}: our story, our impact across 12 countries, our expert team and the values that we work by.`,
    keywords: [
      `about ${firm.name}`,
      'consulting team Dubai',
      'executive coaches MENA',
      'advisory firm values',
      'independent consultants',
    ],
  },
  contact: {
    title: pageTitle('Contact Us'),
    description: `Book your consultation with ${firm.name}. Offices in Dubai, Riyadh and Doha, clients across the region, and an answer within 24 hours.`,
    keywords: [
      `contact ${firm.name}`,
      'book a consultation',
      'consultants Dubai',
      'advisory Riyadh',
      'advisory Doha',
    ],
  },
  partners: {
    title: pageTitle('Our Partners'),
    description: `Four strategic partners extend what ${firm.name} does: innovation and events, compensation and benefits, executive assessment and AI coaching.`,
    keywords: [
      'consulting partners',
      'compensation and benefits advisory',
      'executive assessment network',
      'AI coaching platform',
      'innovation consultancy',
    ],
  },
  test: {
    title: pageTitle('Test Navigation'),
    description: 'Links to a choice of pages, for checking that navigation works.',
    keywords: ['test', 'navigation', 'links'],
  },
} satisfies Record<string, PageMetadataContent>;
