import { css, Global } from '@emotion/react';
import { accentColors, actionRow, Badge, Button, Dialog, media, Stack } from '@site/ui';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { jobDetails } from '../../../content/careers';
import { departmentAccent } from '../../../content/job-options';
import type { Job } from '../../../content/schema';
import { ApplyLink } from './ApplyLink';
import { JobFacts } from './JobFacts';
import { JobParts } from './JobParts';

/* In print, the dialog is the only content and has its full height. A modal dialog cannot be `static`. */
const printed = css({
  [media.print]: {
    'body > :not(dialog:modal), dialog:modal button': { display: 'none !important' },
    'dialog:modal': {
      position: 'absolute !important' as 'absolute',
      inset: '0 0 auto !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      boxShadow: 'none !important',
      '& > div': { padding: '0 !important' },
      '&::backdrop': { display: 'none' },
    },
  },
});

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
      {createPortal(
        <Dialog open={open} onClose={close} title={job.title} size="lg">
          <Stack gap={7} style={accentColors[departmentAccent[job.department]]}>
            <Stack gap={3}>
              <Badge tone="accent">{job.department}</Badge>
              <JobFacts job={job} showsDeadline />
            </Stack>
            <JobParts job={job} level={3} />
            <div css={actionRow} data-print="hide">
              <ApplyLink job={job} />
              <Button variant="secondary" onClick={close}>
                {jobDetails.close}
              </Button>
            </div>
          </Stack>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
