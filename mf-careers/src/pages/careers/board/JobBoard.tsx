import { css } from '@emotion/react';
import { SectionBoundary } from '@site/platform';
import { color, Section, SectionHeading, space, Stack } from '@site/ui';
import { lazy, Suspense, useRef, type MouseEvent, type ReactNode } from 'react';
import { jobBoard } from '../../../content/careers';
import { jobs } from '../../../content/jobs';
import type { Job } from '../../../content/schema';
import { findJobs, pageOf } from './board';
import { BOARD_ID } from './board-anchor';
import { BoardFilters } from './BoardFilters';
import { JobArticle } from './JobArticle';
import { JobCard } from './JobCard';
import { NoJobs } from './NoJobs';
import { Pagination } from './Pagination';
import { useArticleSlot } from './useArticleSlot';
import { useBoard } from './useBoard';
import { useHasInteracted } from './useHasInteracted';

const JobDialog = lazy(() => import('./JobDialog'));

const articleSlotStyles = css({ display: 'flow-root' });
const list = css({ display: 'grid', gap: space(5), padding: 0, listStyle: 'none' });
const count = css({ color: color.muted, outlineOffset: space(2) });

const opensNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** Search, filters, pages and the open job, all encoded in the address. */
export function JobBoard({ job }: { job: Job | undefined }): ReactNode {
  const board = useBoard();
  const hasInteracted = useHasInteracted();
  const results = useRef<HTMLDivElement>(null);
  const articleSlot = useArticleSlot(job, results);
  const { state, closeJob } = board;
  const { jobs: shownJobs, page, pages, start, end, total } = pageOf(findJobs(jobs, state), state.page);
  const article = job && <JobArticle job={job} state={state} />;

  const focusResults = () => results.current?.focus();

  return (
    <Section id={BOARD_ID} label={jobBoard.title} tone="tint">
      <div ref={articleSlot} css={articleSlotStyles}>
        <SectionBoundary onError={() => article}>
          <Suspense fallback={article}>
            {job && hasInteracted ? <JobDialog key={job.id} job={job} onClose={closeJob} /> : article}
          </Suspense>
        </SectionBoundary>
      </div>
      <div data-print={job ? 'hide' : undefined}>
        <SectionHeading title={jobBoard.title} lead={jobBoard.lead} />
        <Stack gap={8}>
          <BoardFilters board={board} />
          <div ref={results} css={count} role="status" tabIndex={-1}>
            {total > 0 ? `Showing ${start}-${end} of ${total} positions` : <NoJobs onClear={focusResults} />}
          </div>
          {total > 0 && (
            <ol css={list}>
              {shownJobs.map((shownJob) => (
                <JobCard key={shownJob.id} job={shownJob} state={state} />
              ))}
            </ol>
          )}
          {pages > 1 && (
            <Pagination
              state={state}
              page={page}
              pages={pages}
              onTurn={(event) => {
                if (!opensNewTab(event)) focusResults();
              }}
            />
          )}
        </Stack>
      </div>
    </Section>
  );
}
