import { withoutRequiredSteps } from './trial-site';

test('the shells of a trial require no steps of the gate, and know everything else of the remotes', () => {
  const declaration = {
    team: 'Careers',
    origin: 'https://careers.example',
    routes: ['/careers'],
    requiredExposes: ['./CareersPage'],
    requiredSteps: ['types', 'browser'],
  };
  expect(withoutRequiredSteps({ 'mf-careers': declaration })).toEqual({
    'mf-careers': { ...declaration, requiredSteps: [] },
  });
});
