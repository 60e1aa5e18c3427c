import { firm, mailto } from '@site/firm';
import { Button } from '@site/ui';
import type { ReactNode } from 'react';
import { application, jobDetails } from '../../../content/careers';
import type { Job } from '../../../content/schema';

/** A `mailto:` link with a prepared application for a job. */
export const applicationLink = (job: Job): string =>
  mailto(firm.talentEmail, {
    subject: application.subject(job.title),
    body: application.body.join('\r\n\r\n'),
  });

/** The link of an open job that prepares an application by mail. */
export function ApplyLink({ job }: { job: Job }): ReactNode {
  return (
    <Button as="a" href={applicationLink(job)} data-print="hide">
      {jobDetails.apply}
    </Button>
  );
}
