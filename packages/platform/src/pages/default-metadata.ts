import { firm } from '@site/firm';

/** The metadata of a page that sets none of its own. */
export const defaultMetadata = {
  title: `${firm.name}: business advisory and coaching`,
  description: firm.description,
  keywords: ['business advisory', 'coaching', 'MENA'],
  /** Path of an image, 1200x630 px. */
  image: '/social.png',
  imageAlt: `${firm.name}: business advisory and coaching across the MENA region`,
} as const;
