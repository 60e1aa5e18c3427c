import type { Job } from '../../../content/schema';
import { departments, locations } from '../../../content/vacancy-terms';

export const PAGE_SIZE = 5;

/** What the visitor sees of the board, as its address tells it. An empty text is 'no such choice'. */
export interface BoardState {
  search: string;
  department: string;
  location: string;
  page: number;
  /** Id of the open job. */
  job: string;
}

/** The part of the state that narrows the list. */
export type Filters = Pick<BoardState, 'search' | 'department' | 'location'>;

export const EVERYTHING: BoardState = { search: '', department: '', location: '', page: 1, job: '' };

const offered = (choices: readonly string[], value: string | null) =>
  value !== null && choices.includes(value) ? value : '';

/** Reads the state from a query string. Whatever the board does not offer counts as not chosen. */
export function parseBoard(queryString: string): BoardState {
  const query = new URLSearchParams(queryString);
  const page = query.get('page') ?? '';
  return {
    search: query.get('search') ?? '',
    department: offered(departments, query.get('department')),
    location: offered(locations, query.get('location')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    job: query.get('job') ?? '',
  };
}

/** The address of a state, without the parameters that go without saying. */
export function boardPath(state: Partial<BoardState>): string {
  const query = new URLSearchParams();
  for (const key of ['search', 'department', 'location', 'page', 'job'] as const) {
    const value = state[key];
    if (value && value !== EVERYTHING[key]) query.set(key, String(value));
  }
  return query.size > 0 ? `/careers?${query}` : '/careers';
}

/** The jobs that satisfy both filters and hold the text in title or description, upper and lower case alike. */
export function findPositions(jobs: readonly Job[], { search, department, location }: Filters): Job[] {
  const text = search.trim().toLowerCase();
  return jobs.filter(
    (job) =>
      (!department || job.department === department) &&
      (!location || job.location === location) &&
      (job.title.toLowerCase().includes(text) || job.description.toLowerCase().includes(text)),
  );
}

export interface PositionsPage {
  positions: Job[];
  /** The page shown: the one asked for, or the last one where there are fewer. */
  page: number;
  pages: number;
  /** Numbers of the first and the last position shown, counted from 1. */
  start: number;
  end: number;
  total: number;
}

/** Cuts one page out of the positions found. */
export function pageOf(found: readonly Job[], wanted: number): PositionsPage {
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const before = (page - 1) * PAGE_SIZE;
  const positions = found.slice(before, before + PAGE_SIZE);
  return { positions, page, pages, start: before + 1, end: before + positions.length, total: found.length };
}
