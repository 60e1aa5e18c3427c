import { pageTitle } from '@site/firm';
import { breadcrumbList, PageMetadata, useSite } from '@site/platform';
import { socialFile } from '@site/ui';
import type { ReactNode } from 'react';
import { breadcrumb, closed, metadata } from '../../content/careers';
import { jobs } from '../../content/jobs';
import type { Job } from '../../content/schema';
import { boardPath, isFiltered, pageOf, type BoardState } from './board/board';
import { careersTrail } from './CareersBreadcrumb';
import { jobPosting, jobSummary, jobTitle } from './job-metadata';

function JobMetadata({ job }: { job: Job }): ReactNode {
  const { origin } = useSite();
  const path = boardPath({ job: job.id });
  const image = `${RELEASE_PATH}pictures/${socialFile(job.id)}`;
  return (
    <PageMetadata
      title={jobTitle(job)}
      description={jobSummary(job)}
      keywords={[job.title, job.department, job.location, ...metadata.keywords]}
      canonical={path}
      image={image}
      imageAlt={job.title}
      structuredData={[
        breadcrumbList(origin, [...careersTrail, { label: job.title, to: path }]),
        { ...jobPosting(job, origin), image: origin + image },
      ]}
    />
  );
}

/* Each page of the unfiltered list is canonical, because the jobs on it are linked from nowhere else. */
function BoardMetadata({ state }: { state: BoardState }): ReactNode {
  const { origin } = useSite();
  const { page, pages, start, end, total } = pageOf(jobs, isFiltered(state) ? 1 : state.page);
  const { description } = metadata;
  return (
    <PageMetadata
      title={pageTitle(metadata.title(page, pages))}
      description={page === 1 ? description : `${metadata.range(start, end, total)} ${description}`}
      keywords={metadata.keywords}
      canonical={boardPath({ page })}
      structuredData={[breadcrumbList(origin, careersTrail)]}
    />
  );
}

interface CareersMetadataProps {
  job: Job | undefined;
  state: BoardState;
}

/** The metadata of the open job, of a closed position or of the list. */
export function CareersMetadata({ job, state }: CareersMetadataProps): ReactNode {
  if (job) return <JobMetadata job={job} />;
  return state.job ? (
    <PageMetadata
      title={pageTitle(`${closed.label} | ${breadcrumb.careers}`)}
      description={`${closed.title}. ${closed.text}`}
      keywords={metadata.keywords}
      canonical={boardPath({})}
    />
  ) : (
    <BoardMetadata state={state} />
  );
}
