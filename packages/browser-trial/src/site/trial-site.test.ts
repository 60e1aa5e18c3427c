import { refusalOf, withoutRequiredSteps } from './trial-site';

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

test('the refusal of an earlier activation of the same version is not that of this one', () => {
  const refusedWith = (sequence: number) => ({
    refused: { 'mf-careers': { version: '1.1.0', reason: 'planted', attempts: 1, sequence } },
  });
  const activation = { remote: 'mf-careers', version: '1.1.0', sequence: 7 };
  expect(refusalOf(refusedWith(6), activation)).toBeUndefined();
  expect(refusalOf(refusedWith(7), activation)).toBe('planted');
  expect(refusalOf(refusedWith(7), { ...activation, version: '1.2.0' })).toBeUndefined();
});
