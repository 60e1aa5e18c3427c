import { css, Global } from '@emotion/react';
import { Button, Dialog, media } from '@site/ui';
import { useState, type ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import { JobDetails } from './JobDetails';

/* On paper the dialog is all there is, and as long as it needs to be. */
const onPaper = css({
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

/** The open job above the board. Loaded when the first job is opened, hence the default export. */
export default function JobDialog({ job, onClose }: JobDialogProps): ReactNode {
  // It closes by itself and at once, so that a second click cannot step back in history twice.
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Global styles={onPaper} />
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
