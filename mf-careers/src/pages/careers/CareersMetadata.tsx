import { firm } from '@site/firm';
import { breadcrumbList, PageMetadata, useSite } from '@site/platform';
import type { ReactNode } from 'react';
import type { Job } from '../../content/schema';
import { boardPath } from './board/board';
import { jobPosting } from './job-posting';

const keywords = [
  'consulting careers',
  'coaching jobs',
  'advisory jobs Dubai',
  'jobs Abu Dhabi',
  'jobs Amman',
  'expert network MENA',
];

const description = `Open positions in Dubai, Abu Dhabi and Amman, and a network of independent coaches, project managers, assessors and experts. Build your career with ${firm.name}.`;

/** The metadata of the page or, while a job is open, of that job. */
export function CareersMetadata({ job }: { job: Job | undefined }): ReactNode {
  const { origin } = useSite();
  const path = boardPath({ job: job?.id });
  const breadcrumb = breadcrumbList(origin, [
    { label: 'Home', to: '/' },
    { label: 'Careers', to: '/careers' },
    ...(job ? [{ label: job.title, to: path }] : []),
  ]);
  return job ? (
    <PageMetadata
      title={`${job.title}, ${job.location} | Careers | ${firm.name}`}
      description={`${job.department}, ${job.location}, ${job.type}, ${job.experience}. ${job.description}`}
      keywords={[job.title, job.department, job.location, ...keywords]}
      canonical={path}
      structuredData={[breadcrumb, jobPosting(job, origin)]}
    />
  ) : (
    <PageMetadata
      title={`Careers | ${firm.name}`}
      description={description}
      keywords={keywords}
      canonical={path}
      structuredData={[breadcrumb]}
    />
  );
}
