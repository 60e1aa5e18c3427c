import { firm, mailto } from '@site/firm';
import { Button } from '@site/ui';
import type { ReactNode } from 'react';
import type { Job } from '../../../content/schema';

const MAIL_BODY = [
  'Dear Talent Team,',
  '',
  'I would like to apply for this position and attach my CV and a short covering letter.',
  'I would welcome the opportunity to discuss how my experience could serve your clients.',
  '',
  'Thank you for your time and consideration.',
  '',
  'Kind regards,',
].join('\r\n');

/** A `mailto:` link with a prepared application for a job. */
export const applicationLink = (job: Job): string =>
  mailto(firm.talentEmail, { subject: `Application for ${job.title}`, body: MAIL_BODY });

/** The link of an open job that prepares an application by mail. */
export function ApplyLink({ job }: { job: Job }): ReactNode {
  return (
    <Button as="a" href={applicationLink(job)} data-print="hide">
      Apply for this Position
    </Button>
  );
}
