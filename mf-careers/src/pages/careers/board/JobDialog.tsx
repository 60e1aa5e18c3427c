import { css, Global } from '@emotion/react';
import { Button, Dialog, media } from '@site/ui';
import { useState, type ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import { JobDetails } from './JobDetails';

/* Printed, the dialog is the only content, at its full height. */
const printed = css({
  [media.print]: {
    'body > :not([data-dialog-layer]), [data-dialog-layer] button': { display: 'none !important' },
    '[data-dialog-layer]': {
      position: 'static !important' as 'static',
      display: 'block !important',
      background: 'none !important',
      '& > [role="dialog"]': {
        maxWidth: 'none !important',
        padding: '0 !important',
        boxShadow: 'none !important',
      },
    },
  },
});

interface JobDialogProps {
  job: Job;
  onClose: () => void;
}

/** The open job in a dialog over the board. A default export, because `lazy` loads it with the first job. */
export default function JobDialog({ job, onClose }: JobDialogProps): ReactNode {
  // Closes immediately, before the address changes: a second click must not go back in history twice.
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Global styles={printed} />
      <Dialog open={open} onOpenChange={close} title={job.title} size="lg">
        <JobDetails
          job={job}
          close={
            <Button variant="secondary" onClick={close}>
              Close Details
            </Button>
          }
        />
      </Dialog>
    </>
  );
}
