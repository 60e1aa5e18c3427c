import { css, Global } from '@emotion/react';
import { Badge, Button, Dialog, media, space, Stack } from '@site/ui';
import { useState, type ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import { ApplyLink } from './ApplyLink';
import { departmentAccent } from './department-accent';
import { JobFacts } from './JobFacts';
import { JobParts } from './JobParts';

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

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

interface JobDialogProps {
  job: Job;
  onClose: () => void;
}

/** A job that was opened on the board, in a dialog over it. */
export function JobDialog({ job, onClose }: JobDialogProps): ReactNode {
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
        <Stack gap={7}>
          <Stack gap={3}>
            <Badge tone={departmentAccent[job.department]}>{job.department}</Badge>
            <JobFacts job={job} />
          </Stack>
          <JobParts job={job} level={3} />
          <div css={actions} data-print="hide">
            <ApplyLink job={job} />
            <Button variant="secondary" onClick={close}>
              Close Details
            </Button>
          </div>
        </Stack>
      </Dialog>
    </>
  );
}
