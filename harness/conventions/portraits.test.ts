import { authors, team } from '../remote-copy';

test('an author has the same portrait as in the team', () => {
  const member = (author: string) => team.find(({ name }) => name === author);
  expect(authors.map(({ name }) => member(name)?.portrait)).toEqual(authors.map(({ portrait }) => portrait));
});
