import { css } from '@emotion/react';
import { Button, Card, Heading, media, space } from '@site/ui';
import type { ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import type { BoardState } from './board';
import { BoardLink } from './BoardLink';
import { departmentAccent } from './departmentAccent';
import { JobDetails } from './JobDetails';

const styles = css({
  marginBottom: space(16),
  [media.print]: {
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    breakInside: 'auto',
    '&::before': { display: 'none' },
  },
});

const onPaperOnly = css({ display: 'none', [media.print]: { display: 'flex' } });

interface JobArticleProps {
  job: Job;
  state: BoardState;
  /** For the job that is open in the dialog, which is no good on paper. */
  printOnly?: boolean;
}

/** The open job as a part of the page: what is read without scripts, and what is printed. */
export function JobArticle({ job, state, printOnly = false }: JobArticleProps): ReactNode {
  return (
    <Card as="article" accent={departmentAccent[job.department]} css={[styles, printOnly && onPaperOnly]}>
      <Heading level={2}>{job.title}</Heading>
      <JobDetails
        job={job}
        close={
          <Button as={BoardLink} to={{ ...state, job: '' }} variant="secondary">
            Close Details
          </Button>
        }
      />
    </Card>
  );
}
