import { css } from '@emotion/react';
import { FeatureList, Heading, measure, Stack, Text, type HeadingLevel } from '@site/ui';
import type { ReactNode } from 'react';
import { jobDetails } from '../../../content/careers';
import type { Job } from '../../../content/schema';

const part = css({ maxWidth: measure });

interface PartProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

function Part({ title, level, children }: PartProps): ReactNode {
  return (
    <Stack gap={3} css={part}>
      {/* In the dialog, smaller than its title. */}
      <Heading level={level} size={level === 2 ? 'md' : 'sm'}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

interface JobPartsProps {
  job: Job;
  /** Level of the parts' headings. */
  level: HeadingLevel;
}

/** The text of a job, in four parts. */
export function JobParts({ job, level }: JobPartsProps): ReactNode {
  return (
    <>
      <Part title={jobDetails.role} level={level}>
        <Text>{job.description}</Text>
      </Part>
      <Part title={jobDetails.responsibilities} level={level}>
        <FeatureList items={job.responsibilities} />
      </Part>
      <Part title={jobDetails.qualifications} level={level}>
        <FeatureList items={job.qualifications} />
      </Part>
      <Part title={jobDetails.aboutYou} level={level}>
        <Text>{job.aboutYou}</Text>
      </Part>
    </>
  );
}
