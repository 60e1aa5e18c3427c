import { css } from '@emotion/react';
import { firm, mailto } from '@site/firm';
import { color, media, plainList, Section, SectionHeading, space, Stack, Text, TextLink } from '@site/ui';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { jobBoard } from '../../../content/careers';
import { jobs } from '../../../content/jobs';
import type { Job } from '../../../content/schema';
import { BOARD_ID, findJobs, pageOf } from './board';
import { BoardFilters } from './BoardFilters';
import { JobCard } from './JobCard';
import { JobDialog } from './JobDialog';
import { NoJobs } from './NoJobs';
import { Pagination } from './Pagination';
import { useBoard } from './useBoard';
import { useFocusOnClose } from './useFocusOnClose';

const list = css(plainList, {
  display: 'grid',
  gap: space(5),
  [media.lg]: { gap: space(3) },
});
const count = css({ color: color.muted, outlineOffset: space(2) });

const opensNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

interface JobBoardProps {
  /** The job that is shown. In print, it is the only content. The list on its own page leaves it out. */
  job: Job | undefined;
  /** Whether it was opened on the board. */
  isInDialog: boolean;
}

/** Search, filters, pages and the job that is opened, all encoded in the address. */
export function JobBoard({ job, isInDialog }: JobBoardProps): ReactNode {
  const board = useBoard();
  const results = useRef<HTMLDivElement>(null);
  const { state, closeJob } = board;
  const isOfJob = job !== undefined && !isInDialog;
  const listed = isOfJob ? jobs.filter((each) => each !== job) : jobs;
  const { jobs: shownJobs, page, pages, start, end, total } = pageOf(findJobs(listed, state), state.page);
  const title = isOfJob ? jobBoard.others : jobBoard.title;
  useFocusOnClose({ id: state.job, isInDialog }, results);

  const focusResults = (event: MouseEvent) => {
    if (!opensNewTab(event)) results.current?.focus();
  };

  return (
    <Section id={BOARD_ID} label={title} tone="tint">
      {job && isInDialog && <JobDialog key={job.id} job={job} onClose={closeJob} />}
      {/* A click right after typing writes the filters to the address first. Later, they would replace the link's. */}
      <div data-print={job ? 'hide' : undefined} onClickCapture={board.flushFilters}>
        <SectionHeading title={title} lead={isOfJob ? undefined : jobBoard.lead} />
        <Stack gap={8}>
          {/* As text too, for visitors whose browser opens no mail program. The page of a job has it beside its link. */}
          {!isOfJob && (
            <Text>
              {jobBoard.applications} <TextLink href={mailto(firm.talentEmail)}>{firm.talentEmail}</TextLink>.
            </Text>
          )}
          <BoardFilters board={board} />
          <div ref={results} css={count} role="status" tabIndex={-1}>
            {total > 0 ? (
              jobBoard.count(start, end, total)
            ) : (
              <NoJobs job={state.job} onClear={focusResults} />
            )}
          </div>
          {total > 0 && (
            <ol role="list" css={list}>
              {shownJobs.map((shownJob) => (
                <JobCard key={shownJob.id} job={shownJob} state={state} />
              ))}
            </ol>
          )}
          {pages > 1 && <Pagination state={state} page={page} pages={pages} onTurn={focusResults} />}
        </Stack>
      </div>
    </Section>
  );
}
