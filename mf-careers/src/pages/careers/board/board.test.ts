import { departments, locations } from '../../../content/job-options';
import { jobs } from '../../../testing/jobs';
import { boardPath, DEFAULT_BOARD_STATE, findChoices, findJobs, parseBoard } from './board';

const titles = (filters: Partial<typeof DEFAULT_BOARD_STATE>) =>
  findJobs(jobs, { ...DEFAULT_BOARD_STATE, ...filters }).map(({ title }) => title);

describe('the address of the board', () => {
  test('encodes and decodes every part of the state', () => {
    const state = {
      search: 'coach & more',
      department: departments[1]!,
      location: locations[2]!,
      page: 2,
      job: '7',
    };
    const path = boardPath(state);
    expect(parseBoard(path.slice(path.indexOf('?')))).toEqual(state);
  });

  test('keeps trailing spaces of the search, which may be followed by another word', () => {
    expect(boardPath({ search: 'executive ' })).toBe('/careers?search=executive+');
  });

  test.each(['0', '-1', '1.5', 'two', '', '99999999999'])('reads the page %p as the first', (page) => {
    expect(parseBoard(`?page=${page}`).page).toBe(1);
  });

  test('ignores an unknown department or location', () => {
    expect(parseBoard('?department=Astrology&location=Moon')).toEqual(DEFAULT_BOARD_STATE);
  });

  test('reads as many characters of a search as the server', () => {
    expect(parseBoard(`?search=${'a'.repeat(201)}`).search).toBe('a'.repeat(200));
  });
});

describe('the search', () => {
  test('finds a word of the title in any case', () => {
    expect(titles({ search: 'bRaNd DESIGNER' })).toEqual(['Brand Designer']);
  });

  test('finds a word that only the description contains', () => {
    expect(titles({ search: 'turnaround' })).toEqual(['Strategy Engagement Manager']);
  });

  test('ignores other fields and spaces around the text', () => {
    expect(titles({ search: 'procurement in at least' })).toEqual([]);
    expect(titles({ search: '  psychometric ' })).toEqual(['Psychometric Assessor']);
  });

  test('requires search, department and location to match together', () => {
    const { department, location } = jobs[6]!;
    expect(titles({ search: 'manager', location })).toHaveLength(3);
    expect(titles({ search: 'manager', location, department })).toEqual(['Operations Manager']);
  });
});

test('a filter leaves out choices without jobs', () => {
  const elsewhere = jobs.filter(({ location }) => location !== locations[1]);
  expect(findChoices(jobs, 'location', locations)).toEqual(locations);
  expect(findChoices(elsewhere, 'location', locations)).toEqual([locations[0], locations[2]]);
});
