import { Button } from '@site/ui';
import type { ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import { applicationLink } from './application-link';

/** The link of an open job that prepares an application by mail. */
export function ApplyLink({ job }: { job: Job }): ReactNode {
  return (
    <Button as="a" href={applicationLink(job)} data-print="hide">
      Apply for this Position
    </Button>
  );
}
