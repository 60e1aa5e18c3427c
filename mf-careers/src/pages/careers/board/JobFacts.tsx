import { css } from '@emotion/react';
import { longDate } from '@site/firm';
import { color, fontSize, Icon, media, space, VisuallyHidden, type IconName } from '@site/ui';
import type { ReactNode } from 'react';
import { jobDetails } from '../../../content/careers';
import type { Job } from '../../../content/schema';

/* Two rows of three, where one row has no room for all. */
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(5)}`,
  [media.sm]: { display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', columnGap: space(8) },
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const oneRow = css({ [media.xl]: { display: 'flex', columnGap: space(5) } });

const item = css({ display: 'inline-flex', alignItems: 'center', gap: space(2), svg: { flex: 'none' } });

const { facts: labels } = jobDetails;

interface JobFactsProps {
  job: Job;
  /** Whether to tell until when visitors can apply. */
  showsDeadline?: boolean;
}

/** Location, type, experience, applicants and dates of a job, each with its icon. */
export function JobFacts({ job, showsDeadline = false }: JobFactsProps): ReactNode {
  const facts: { icon: IconName; label: string; hasVisibleLabel?: boolean; value: ReactNode }[] = [
    { icon: 'pin', label: labels.location, value: job.location },
    { icon: 'briefcase', label: labels.type, value: job.type },
    { icon: 'chart', label: labels.experience, value: job.experience },
    { icon: 'users', label: labels.interest, value: jobDetails.applicants(job.applicants) },
    {
      icon: 'clock',
      label: labels.posted,
      hasVisibleLabel: true,
      value: <time dateTime={job.postedOn}>{longDate(job.postedOn)}</time>,
    },
  ];
  if (showsDeadline)
    facts.push({
      icon: 'calendar',
      label: labels.deadline,
      value: <time dateTime={job.openUntil}>{jobDetails.applyBy(longDate(job.openUntil))}</time>,
    });
  return (
    <ul css={[list, !showsDeadline && oneRow]}>
      {facts.map(({ icon, label, hasVisibleLabel, value }) => (
        <li key={label} css={item}>
          <Icon name={icon} size={17} />
          {!hasVisibleLabel && <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
          <span>
            {hasVisibleLabel && `${label} `}
            {value}
          </span>
        </li>
      ))}
    </ul>
  );
}
