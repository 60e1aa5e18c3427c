import { originOf } from './live-releases';

afterEach(() => {
  delete process.env['MF_FORMS_ORIGIN'];
});

test('the origins of others are beside the own one, where that ends with the name of the remote', () => {
  const own = 'https://www.example.org/_origins/mf-careers';
  expect(originOf('mf-forms', 'mf-careers', own)).toBe('https://www.example.org/_origins/mf-forms');
  expect(originOf('mf-careers', 'mf-careers', own)).toBe(own);
});

test('an origin that a variable names is there', () => {
  process.env['MF_FORMS_ORIGIN'] = 'https://forms.example.org';
  const own = 'https://www.example.org/_origins/mf-careers';
  expect(originOf('mf-forms', 'mf-careers', own)).toBe('https://forms.example.org');
});

test('every other origin is at the local site', () => {
  expect(originOf('mf-forms', 'mf-careers', 'http://localhost:3104')).toBe('http://localhost:3105');
});
