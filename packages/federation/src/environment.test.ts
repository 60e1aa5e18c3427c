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
