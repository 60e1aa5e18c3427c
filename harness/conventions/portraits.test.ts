import { authorPortraits, coaches, coachPortraits, team, teamPortraits } from '../remote-copy';

test('everybody who is shown has a portrait, and nobody else', () => {
  expect(Object.keys(teamPortraits).toSorted()).toEqual(team.map(({ name }) => name).toSorted());
  expect(Object.keys(coachPortraits).toSorted()).toEqual(coaches.map(({ name }) => name).toSorted());
});

test('an author has the same portrait as in the team', () => {
  expect(teamPortraits).toMatchObject(authorPortraits);
});
