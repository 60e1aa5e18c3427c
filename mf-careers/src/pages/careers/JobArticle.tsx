import { css } from '@emotion/react';
import { firm, mailto } from '@site/firm';
import { accentColors, actionRow, Button, media, PageHeader, Section, space, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { jobDetails } from '../../content/careers';
import { departmentAccent } from '../../content/job-options';
import type { Job } from '../../content/schema';
import { ApplyLink } from './board/ApplyLink';
import type { BoardState } from './board/board';
import { BoardLink } from './board/BoardLink';
import { JobFacts } from './board/JobFacts';
import { JobParts } from './board/JobParts';
import { CareersBreadcrumb } from './CareersBreadcrumb';

const parts = css({
  columnGap: space(16),
  marginBottom: space(10),
  '& > *': { breakInside: 'avoid' },
  '& > * + *': { marginTop: space(10) },
  [media.lg]: { columns: 2 },
  [media.print]: { columns: 'auto', '& > *': { maxWidth: 'none' }, '& > * + *': { marginTop: space(6) } },
});

const end = css(actionRow, { alignItems: 'center', gap: `${space(4)} ${space(8)}` });

interface JobArticleProps {
  job: Job;
  state: BoardState;
}

/** Shows the job whose address was opened directly, above the board. The server renders it too. */
export function JobArticle({ job, state }: JobArticleProps): ReactNode {
  const accent = departmentAccent[job.department];
  return (
    <article style={accentColors[accent]}>
      <PageHeader
        breadcrumb={<CareersBreadcrumb page={job.title} />}
        eyebrow={job.department}
        title={job.title}
        facts={<JobFacts job={job} showsDeadline />}
        accent={accent}
        ornament={{ shape: 'star', seed: job.id }}
        actions={
          <>
            <ApplyLink job={job} />
            <Button as={BoardLink} to={{ ...state, job: '' }} variant="secondary" data-print="hide">
              {jobDetails.back}
            </Button>
          </>
        }
      />
      <Section>
        <div css={parts}>
          <JobParts job={job} level={2} />
        </div>
        <div css={end}>
          <ApplyLink job={job} />
          <Text>
            {jobDetails.readers} <TextLink href={mailto(firm.talentEmail)}>{firm.talentEmail}</TextLink>.
          </Text>
        </div>
      </Section>
    </article>
  );
}
