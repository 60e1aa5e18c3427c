import { css } from '@emotion/react';
import { Button, Card, Heading, media, space } from '@site/ui';
import type { ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import type { BoardState } from './board';
import { BoardLink } from './BoardLink';
import { departmentAccent } from './department-accent';
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

interface JobArticleProps {
  job: Job;
  state: BoardState;
}

/** The open job in the page: rendered on the server and read without scripts. */
export function JobArticle({ job, state }: JobArticleProps): ReactNode {
  return (
    <Card as="article" accent={departmentAccent[job.department]} css={styles}>
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
