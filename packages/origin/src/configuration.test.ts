import { readConfiguration } from './configuration';

const ownUrlAt = (host?: string) =>
  readConfiguration({
    REMOTE: 'mf-careers',
    ORIGIN_DIR: '/data',
    TRUSTED_KEYS_FILE: '/keys.json',
    ORIGIN_PORT: '8081',
    ORIGIN_HOST: host,
  }).ownUrl;

test.each([
  [undefined, 'http://127.0.0.1:8081'],
  ['*', 'http://127.0.0.1:8081'],
  ['10.0.0.7', 'http://10.0.0.7:8081'],
  ['::1', 'http://[::1]:8081'],
])(
  'an origin with ORIGIN_HOST %s reaches itself at %s, to publish the release that comes with it',
  (host, url) => {
    expect(ownUrlAt(host)).toBe(url);
  },
);
