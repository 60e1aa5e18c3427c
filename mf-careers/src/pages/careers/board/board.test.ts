import { jobs } from '../../../content/jobs';
import { boardPath, EVERYTHING, findPositions, pageOf, parseBoard } from './board';

const titles = (filters: Partial<typeof EVERYTHING>) =>
  findPositions(jobs, { ...EVERYTHING, ...filters }).map(({ title }) => title);

describe('the address of the board', () => {
  test('carries every part of the state there and back', () => {
    const state = {
      search: 'coach & more',
      department: 'Leadership & Development',
      location: 'Abu Dhabi UAE',
      page: 2,
      job: '7',
    };
    const path = boardPath(state);
    expect(parseBoard(path.slice(path.indexOf('?')))).toEqual(state);
  });

  test('is plain where nothing is chosen', () => {
    expect(boardPath(EVERYTHING)).toBe('/careers');
    expect(parseBoard('')).toEqual(EVERYTHING);
  });

  test('keeps spaces at the end of the search, which a visitor may be about to go on from', () => {
    expect(boardPath({ search: 'executive ' })).toBe('/careers?search=executive+');
  });

  test.each(['0', '-1', '1.5', 'two', '', '99999999999'])('reads the page %p as the first', (page) => {
    expect(parseBoard(`?page=${page}`).page).toBe(1);
  });

  test('counts a department or location that is not offered as not chosen', () => {
    expect(parseBoard('?department=Astrology&location=Moon')).toEqual(EVERYTHING);
  });
});

describe('the search', () => {
  test('finds a word of the title whatever its case', () => {
    expect(titles({ search: 'bRaNd DESIGNER' })).toEqual(['Brand Designer']);
  });

  test('finds a word that only the description holds', () => {
    expect(titles({ search: 'turnaround' })).toEqual(['Strategy Engagement Manager']);
  });

  test('looks neither at other fields nor at spaces around the text', () => {
    expect(titles({ search: 'procurement in at least' })).toEqual([]);
    expect(titles({ search: '  psychometric ' })).toEqual(['Psychometric Assessor']);
  });

  test('shows only what satisfies search, department and location together', () => {
    expect(titles({ search: 'manager', location: 'Amman Jordan' })).toHaveLength(3);
    expect(titles({ search: 'manager', location: 'Amman Jordan', department: 'Operations' })).toEqual([
      'Operations Manager',
    ]);
  });
});

describe('the pages', () => {
  test('hold five positions each and are counted from one', () => {
    const third = pageOf(jobs, 3);
    expect(third).toMatchObject({ page: 3, pages: 3, start: 11, end: 15, total: 15 });
    expect(third.positions).toEqual(jobs.slice(10));
  });

  test('end with the last one, which may be short', () => {
    expect(pageOf(jobs.slice(0, 7), 9)).toMatchObject({ page: 2, pages: 2, start: 6, end: 7 });
  });
});
