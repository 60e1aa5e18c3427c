import { ConfigurationError } from '@site/node-service/environment';
import { readCommandEnvironment } from './environment';

const read = (variables: Record<string, string> = {}) => readCommandEnvironment('mf-careers', variables);

const ORIGIN_URL = 'https://www.example.org/_origins/mf-careers';

test('the defaults are those of the local site', () => {
  const { originOf, ...environment } = read();
  expect(environment).toEqual({
    siteUrl: 'http://localhost:3000',
    keyFile: undefined,
    developmentPort: 3100,
  });
  expect(originOf('mf-careers')).toBe('http://localhost:3104');
  expect(originOf('mf-forms')).toBe('http://localhost:3105');
});

test('the local site may have other ports', () => {
  const { siteUrl, originOf } = read({ SHELL_PORT: '4000', MF_FORMS_PORT: '4105' });
  expect(siteUrl).toBe('http://localhost:4000');
  expect(originOf('mf-forms')).toBe('http://localhost:4105');
});

test("other origins have the own one's address with another name, if it ends with the name of the remote", () => {
  const { originOf } = read({ ORIGIN_URL: `${ORIGIN_URL}/` });
  expect(originOf('mf-careers')).toBe(ORIGIN_URL);
  expect(originOf('mf-forms')).toBe('https://www.example.org/_origins/mf-forms');
  const elsewhere = read({ ORIGIN_URL: 'https://careers.example.org' });
  expect(elsewhere.originOf('mf-careers')).toBe('https://careers.example.org');
  expect(elsewhere.originOf('mf-forms')).toBe('http://localhost:3105');
});

test('a variable of its own names the origin of a remote, also of this one', () => {
  const MF_FORMS_ORIGIN = 'https://forms.example.org';
  expect(read({ ORIGIN_URL, MF_FORMS_ORIGIN }).originOf('mf-forms')).toBe(MF_FORMS_ORIGIN);
  expect(readCommandEnvironment('mf-forms', { MF_FORMS_ORIGIN }).originOf('mf-forms')).toBe(MF_FORMS_ORIGIN);
});

test('every invalid variable is listed', () => {
  const wrong = () => read({ PORT: 'abc', ORIGIN_URL: '.site/origins', MF_FORMS_ORIGIN: 'forms' });
  expect(wrong).toThrow(
    new ConfigurationError([
      'ORIGIN_URL: must be an http or https address',
      'PORT: must be a whole number',
      'MF_FORMS_ORIGIN: must be an http or https address',
    ]),
  );
});
