import { firm, mailto } from '@site/firm';
import type { Job } from '../../../content/schema';

const LETTER = [
  'Dear Talent Team,',
  '',
  'I would like to apply for this position and attach my CV and a short covering letter.',
  'I would welcome the opportunity to discuss how my experience could serve your clients.',
  '',
  'Thank you for your time and consideration.',
  '',
  'Kind regards,',
].join('\r\n');

/** The mail link that applies for a job. */
export const applicationLink = (job: Job): string =>
  mailto(firm.talentEmail, { subject: `Application for ${job.title}`, body: LETTER });
