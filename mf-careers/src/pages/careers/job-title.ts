import { firm } from '@site/firm';
import type { Job } from '../../content/schema';

/** The document title of a job. */
export const jobTitle = ({ title, location }: Job): string => `${title}, ${location} | ${firm.name}`;
