import { css } from '@emotion/react';
import {
  Badge,
  Button,
  Card,
  fontSize,
  Heading,
  media,
  space,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import type { ReactNode } from 'react';
import { jobCard } from '../../../content/careers';
import { departmentAccent } from '../../../content/job-options';
import type { Job } from '../../../content/schema';
import { applicationLink } from './ApplyLink';
import { openedOnBoard, type BoardState } from './board';
import { BoardLink } from './BoardLink';
import { JobFacts } from './JobFacts';

/* On desktop a row: what the job is in a few lines, and its links at the end. */
const card = css({ [media.lg]: { padding: `${space(4)} ${space(6)}` } });

const layout = css({
  display: 'grid',
  gap: space(6),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space(12) },
});

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(3)} ${space(6)}`,
  fontSize: fontSize.sm,
  [media.lg]: { flexWrap: 'nowrap' },
  [media.belowSm]: { justifyContent: 'space-between' },
});

const titleLine = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  [media.lg]: { flexDirection: 'row-reverse', justifyContent: 'flex-end', alignItems: 'center' },
});

/** Id of the link that opens a job; focus returns to it when the job is closed. */
export const openLinkId = (jobId: string): string => `open-job-${jobId}`;

/** One job in the list. */
export function JobCard({ job, state }: { job: Job; state: BoardState }): ReactNode {
  const accent = departmentAccent[job.department];
  return (
    <Card as="li" accent={accent} css={card}>
      <div css={layout}>
        <Stack gap={2}>
          <div css={titleLine}>
            <Badge tone="accent">{job.department}</Badge>
            <Heading level={3}>{job.title}</Heading>
          </div>
          <JobFacts job={job} />
          <Text size="sm">{job.teaser ?? job.description}</Text>
        </Stack>
        <div css={actions}>
          <TextLink
            as={BoardLink}
            to={{ ...state, job: job.id }}
            state={openedOnBoard()}
            id={openLinkId(job.id)}
            arrow
          >
            {jobCard.details}
            <VisuallyHidden>{` ${jobCard.detailsOf(job.title)}`}</VisuallyHidden>
          </TextLink>
          <Button as="a" href={applicationLink(job)} size="sm">
            <span>
              {jobCard.apply}
              <VisuallyHidden>{` ${jobCard.applyFor(job.title)}`}</VisuallyHidden>
            </span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
