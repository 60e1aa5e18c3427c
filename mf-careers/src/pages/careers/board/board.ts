import type { Job } from '../../../content/schema';
import { departments, locations } from '../../../content/job-options';

/** Id of the board's section. */
export const BOARD_ID = 'openings';

/** Without scripts every choice loads a new page; with this anchor it opens at the board. */
export const BOARD_ANCHOR = `#${BOARD_ID}`;

export const JOBS_PER_PAGE = 5;

/** The server reads this many characters of a parameter. */
export const MAX_SEARCH_CHARACTERS = 200;

/** The state of the board, as its address encodes it. An empty string means nothing chosen. */
export interface BoardState {
  search: string;
  department: string;
  location: string;
  page: number;
  /** Id of the open job. */
  job: string;
}

/** The part of the state that filters the list. */
export type Filters = Pick<BoardState, 'search' | 'department' | 'location'>;

export const DEFAULT_BOARD_STATE: BoardState = { search: '', department: '', location: '', page: 1, job: '' };

const offered = (choices: readonly string[], value: string | null) =>
  value !== null && choices.includes(value) ? value : '';

/** Parses a query string. An unknown department or location counts as not chosen, an invalid page as the first. */
export function parseBoard(queryString: string): BoardState {
  const query = new URLSearchParams(queryString);
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH_CHARACTERS),
    department: offered(departments, query.get('department')),
    location: offered(locations, query.get('location')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    job: query.get('job') ?? '',
  };
}

/** The address of a state, without parameters that have their default value. */
export function boardPath(state: Partial<BoardState>): string {
  const query = new URLSearchParams();
  for (const key of ['search', 'department', 'location', 'page', 'job'] as const) {
    const value = state[key];
    if (value && value !== DEFAULT_BOARD_STATE[key]) query.set(key, String(value));
  }
  return query.size > 0 ? `/careers?${query}` : '/careers';
}

/** Whether search, department or location narrows the list. */
export const isFiltered = ({ search, department, location }: Filters): boolean =>
  search.trim() !== '' || department !== '' || location !== '';

/** The jobs that match both filters and contain the text in title or description, case-insensitively. */
export function findJobs(jobs: readonly Job[], { search, department, location }: Filters): Job[] {
  const text = search.trim().toLowerCase();
  return jobs.filter(
    (job) =>
      (!department || job.department === department) &&
      (!location || job.location === location) &&
      (job.title.toLowerCase().includes(text) || job.description.toLowerCase().includes(text)),
  );
}

/** The choices of a filter that find a job: a location without one is not offered. */
export const findChoices = (
  jobs: readonly Job[],
  field: 'department' | 'location',
  choices: readonly string[],
): string[] => choices.filter((choice) => jobs.some((job) => job[field] === choice));

export interface JobsPage {
  jobs: Job[];
  /** The requested page, or the last one if there are fewer. */
  page: number;
  pages: number;
  /** Numbers of the first and the last job of the page, counted from 1. */
  start: number;
  end: number;
  total: number;
}

/** One page of the jobs found. */
export function pageOf(found: readonly Job[], requestedPage: number): JobsPage {
  const pages = Math.max(1, Math.ceil(found.length / JOBS_PER_PAGE));
  const page = Math.min(requestedPage, pages);
  const offset = (page - 1) * JOBS_PER_PAGE;
  const jobs = found.slice(offset, offset + JOBS_PER_PAGE);
  return { jobs, page, pages, start: offset + 1, end: offset + jobs.length, total: found.length };
}

/** State for the history entry of a job that is opened on the board: the entry before it is the board. */
export const openedOnBoard = () => ({ openedOnBoardOf: performance.timeOrigin });

/** Whether this document opened the job on its board. False after a reload, as on the server: see `JobArticle`. */
export const isOpenedOnBoard = (historyState: { openedOnBoardOf?: number } | null): boolean =>
  historyState?.openedOnBoardOf === performance.timeOrigin;
