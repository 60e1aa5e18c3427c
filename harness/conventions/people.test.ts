import { authors, book, catalogue, team } from '../remote-copy';

const member = (person: string) => team.find(({ name }) => name === person);

test('an author has the same portrait as in the team', () => {
  expect(authors.map(({ name }) => member(name)?.portrait)).toEqual(authors.map(({ portrait }) => portrait));
});

test('a person who answers enquiries about a service is in the team', () => {
  const advisers = catalogue.flatMap((area) => [area, ...area.segments].map(({ adviser }) => adviser));
  expect(advisers.filter((adviser) => adviser !== undefined && !member(adviser))).toEqual([]);
});

test('a person who answers requests for a session is in the team', () => {
  expect(member(book.header.adviser.name)).toBeDefined();
});
