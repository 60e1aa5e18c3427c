import { withoutRequiredSteps } from './trial-site';

test('the shells of a trial require no steps of the gate, and know everything else of the site', () => {
  const declaration = {
    team: 'Careers',
    origin: 'https://careers.example',
    routes: ['/careers'],
    requiredExposes: ['./CareersPage'],
    requiredSteps: ['types', 'browser'],
  };
  const redirects = { '/events': '/careers' };
  expect(withoutRequiredSteps({ remotes: { 'mf-careers': declaration }, redirects })).toEqual({
    remotes: { 'mf-careers': { ...declaration, requiredSteps: [] } },
    redirects,
  });
});
