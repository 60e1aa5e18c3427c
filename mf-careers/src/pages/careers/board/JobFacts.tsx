import { css } from '@emotion/react';
import { longDate } from '@site/firm';
import { color, fontSize, Icon, media, radius, space, VisuallyHidden, type IconName } from '@site/ui';
import type { ReactNode } from 'react';
import { jobDetails } from '../../../content/careers';
import type { Job } from '../../../content/schema';

/* Where one row has no room for all, each date is as wide as two other facts of its row. */
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(5)}`,
  [media.sm]: { display: 'grid', '& > :nth-of-type(n + 5)': { gridColumn: 'span 2' } },
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const columns = {
  five: css({
    [media.sm]: { gridTemplateColumns: 'repeat(3, max-content)' },
    [media.xl]: { display: 'flex' },
  }),
  six: css({ [media.sm]: { gridTemplateColumns: 'repeat(4, max-content)' } }),
};

const item = css({ display: 'inline-flex', alignItems: 'center', gap: space(2), svg: { flex: 'none' } });

const deadline = css({
  justifySelf: 'start',
  paddingInline: space(2.5),
  borderRadius: radius.sm,
  background: `color-mix(in srgb, ${color.ink} 8%, transparent)`,
  color: color.ink,
  fontWeight: 600,
});

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
    <ul css={[list, showsDeadline ? columns.six : columns.five]}>
      {facts.map(({ icon, label, hasVisibleLabel, value }) => (
        <li key={label} css={[item, label === labels.deadline && deadline]}>
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
