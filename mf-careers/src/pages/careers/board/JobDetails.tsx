import { css } from '@emotion/react';
import { Badge, Button, FeatureList, Heading, measure, space, Stack, Text } from '@site/ui';
import type { ReactNode } from 'react';
import type { Job } from '../../../content/schema';
import { applicationLink } from './application-link';
import { departmentAccent } from './department-accent';
import { JobFacts } from './JobFacts';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

const part = css({ maxWidth: measure });

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Stack as="section" gap={3} css={part}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** A job below its title, with the link to apply; `close` is the control that closes it. */
export function JobDetails({ job, close }: { job: Job; close: ReactNode }): ReactNode {
  const accent = departmentAccent[job.department];
  return (
    <Stack gap={7}>
      <Stack gap={3}>
        <Badge tone={accent}>{job.department}</Badge>
        <JobFacts job={job} />
      </Stack>
      <Part title="About the Role">
        <Text>{job.description}</Text>
      </Part>
      <Part title="Key Responsibilities">
        <FeatureList items={job.responsibilities} accent={accent} />
      </Part>
      <Part title="Qualifications & Requirements">
        <FeatureList items={job.qualifications} accent={accent} />
      </Part>
      <Part title="About You">
        <Text>{job.aboutYou}</Text>
      </Part>
      <div css={actions} data-print="hide">
        <Button as="a" href={applicationLink(job)}>
          Apply for this Position
        </Button>
        {close}
      </div>
    </Stack>
  );
}
