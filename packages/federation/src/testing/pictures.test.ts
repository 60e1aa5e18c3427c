import team from './fixture-remote/team.svg';

test('in tests, an imported picture is the name of its file', () => {
  expect(team).toBe('team.svg');
});
