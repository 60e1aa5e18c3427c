import { css } from '@emotion/react';
import { SectionBoundary } from '@site/platform';
import { color, Section, SectionHeading, space, Stack } from '@site/ui';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { openings } from '../../../content/careers';
import { jobs } from '../../../content/jobs';
import type { Job } from '../../../content/schema';
import { OPENINGS_ID } from './anchor';
import { findPositions, pageOf } from './board';
import { BoardFilters } from './BoardFilters';
import { JobArticle } from './JobArticle';
import { JobCard, openLinkId } from './JobCard';
import { NoPositions } from './NoPositions';
import { Pagination } from './Pagination';
import { useBoard } from './useBoard';
import { useTouched } from './useTouched';

const JobDialog = lazy(() => import('./JobDialog'));

const articlePlaceStyles = css({ display: 'flow-root' });
const list = css({ display: 'grid', gap: space(5), padding: 0, listStyle: 'none' });
const count = css({ color: color.muted, outlineOffset: space(2) });

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** The openings: search, filters, pages and the open job, all of it told by the address. */
export function JobBoard({ job }: { job: Job | undefined }): ReactNode {
  const board = useBoard();
  const touched = useTouched();
  const articlePlace = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const { state, closeJob } = board;
  const { positions, page, pages, start, end, total } = pageOf(findPositions(jobs, state), state.page);
  const article = job && <JobArticle job={job} state={state} />;

  useLayoutEffect(() => {
    // The article that the server rendered keeps its place while the dialog stands in for it, or the page would jump.
    articlePlace.current!.style.minHeight = `${articlePlace.current!.offsetHeight}px`;
  }, []);

  useEffect(() => {
    if (!job) return undefined;
    const place = articlePlace.current!;
    const line = status.current;
    return () => {
      place.style.minHeight = '';
      (document.getElementById(openLinkId(job.id)) ?? line)?.focus();
    };
  }, [job]);

  const goToResults = () => status.current?.focus();

  return (
    <Section id={OPENINGS_ID} label={openings.title} tone="tint">
      <div ref={articlePlace} css={articlePlaceStyles}>
        <SectionBoundary onError={() => article}>
          <Suspense fallback={article}>
            {job && touched ? <JobDialog key={job.id} job={job} onClose={closeJob} /> : article}
          </Suspense>
        </SectionBoundary>
      </div>
      <div data-print={job ? 'hide' : undefined}>
        <SectionHeading title={openings.title} lead={openings.lead} />
        <Stack gap={8}>
          <BoardFilters board={board} />
          <div ref={status} css={count} role="status" tabIndex={-1}>
            {total > 0 ? (
              `Showing ${start}-${end} of ${total} positions`
            ) : (
              <NoPositions onClear={goToResults} />
            )}
          </div>
          {total > 0 && (
            <ol css={list}>
              {positions.map((position) => (
                <JobCard key={position.id} job={position} state={state} />
              ))}
            </ol>
          )}
          {pages > 1 && (
            <Pagination
              state={state}
              page={page}
              pages={pages}
              onTurn={(event) => {
                if (!opensElsewhere(event)) goToResults();
              }}
            />
          )}
        </Stack>
      </div>
    </Section>
  );
}
