import { css, Global } from '@emotion/react';
import { Button, Dialog, media } from '@site/ui';
import { useState, type ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import type { BoardState } from './board';
import { JobArticle } from './JobArticle';
import { JobDetails } from './JobDetails';

const keepOffPaper = css({ [media.print]: { '[data-dialog-layer]': { display: 'none !important' } } });

interface JobDialogProps {
  job: Job;
  state: BoardState;
  onClose: () => void;
}

/** The open job above the board. Loaded when the first job is opened, hence the default export. */
export default function JobDialog({ job, state, onClose }: JobDialogProps): ReactNode {
  // It closes by itself and at once, so that a second click cannot step back in history twice.
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <JobArticle job={job} state={state} printOnly />
      <Global styles={keepOffPaper} />
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
