import { ConfigurationError } from '@site/node-service/environment';
import { readCommandEnvironment } from './environment';

test('the defaults are those of the local site, which may have another port', () => {
  const local = { originUrl: undefined, keyFile: undefined, developmentPort: 3100 };
  expect(readCommandEnvironment({})).toEqual({ ...local, siteUrl: 'http://localhost:3000' });
  expect(readCommandEnvironment({ SHELL_PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
});

test('every invalid variable is listed', () => {
  expect(() => readCommandEnvironment({ PORT: 'abc', ORIGIN_URL: '.site/origins' })).toThrow(
    new ConfigurationError(['ORIGIN_URL: must be an http or https address', 'PORT: must be a whole number']),
  );
});

test('an origin without its site is refused: a release would be compared with the local site, and go live elsewhere', () => {
  const origin = { ORIGIN_URL: 'https://www.example.org/_origins/mf-careers' };
  expect(() => readCommandEnvironment(origin)).toThrow(
    new ConfigurationError(['SITE_URL: must name the site of the origin in ORIGIN_URL']),
  );
  expect(readCommandEnvironment({ ...origin, SITE_URL: 'https://www.example.org' })).toMatchObject({
    originUrl: origin.ORIGIN_URL,
    siteUrl: 'https://www.example.org',
  });
});
