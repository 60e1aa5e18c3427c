import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateKeyPair } from '@site/releases/keys';
import { ConfigurationError } from '@site/node-service/environment';
import { readConfiguration } from './configuration';
import { siteFile as SITE_FILE } from './testing/test-site';

const folder = mkdtempSync(path.join(tmpdir(), 'configuration-'));
const TRUSTED_KEYS_FILE = path.join(folder, 'trusted-keys.json');
const { keyId, publicKey } = generateKeyPair();

beforeAll(() => writeFileSync(TRUSTED_KEYS_FILE, JSON.stringify({ 'mf-careers': [{ keyId, publicKey }] })));

test('with the files of remotes and of trusted keys, everything is where npm start puts it', () => {
  expect(readConfiguration({ SITE_FILE, TRUSTED_KEYS_FILE })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    backendUrl: 'http://localhost:3001',
    originPattern: undefined,
    pollIntervalMs: 500,
    renderDeadlineMs: 1_000,
    metricsPort: undefined,
    trustedProxies: ['loopback'],
    precompresses: true,
    trustedKeysFile: TRUSTED_KEYS_FILE,
  });
});

test('every invalid variable is listed at once', () => {
  const invalid = {
    SITE_FILE,
    TRUSTED_KEYS_FILE,
    SHELL_PORT: '99999',
    PUBLIC_ORIGIN: 'https://site.example/en',
    BACKEND_URL: 'http://localhost:3001/backend',
    ORIGIN_PATTERN: 'http://localhost',
    SHELL_PEERS: 'https://shell',
    POLL_INTERVAL_MS: 'soon',
    RENDER_DEADLINE_MS: '0',
    PRECOMPRESS: 'perhaps',
  };
  expect(() => readConfiguration(invalid)).toThrow(
    new ConfigurationError([
      'SHELL_PORT: must be at most 65535',
      'PUBLIC_ORIGIN: must be an address without a path',
      'BACKEND_URL: must be an address without a path',
      'ORIGIN_PATTERN: must be an http or https address with {remote} in it',
      'SHELL_PEERS: must be an http address',
      'POLL_INTERVAL_MS: must be a whole number',
      'RENDER_DEADLINE_MS: must be at least 1',
      'PRECOMPRESS: must be true or false',
    ]),
  );
});

test.each([
  ['is not named', {}, /^TRUSTED_KEYS_FILE: must name the file of the public keys that sign releases/],
  [
    'is missing',
    { TRUSTED_KEYS_FILE: path.join(folder, 'absent.json') },
    /^TRUSTED_KEYS_FILE: .*ENOENT.*absent\.json/,
  ],
  ['is no JSON', { TRUSTED_KEYS_FILE: __filename }, /^TRUSTED_KEYS_FILE: .*not valid JSON/],
])('a shell whose file of trusted keys %s does not start', (_case, environment, message) => {
  expect(() => readConfiguration({ SITE_FILE, ...environment })).toThrow(message);
});

test('a shell without a good file of remotes does not start, and says what is wrong', () => {
  expect(() => readConfiguration({ TRUSTED_KEYS_FILE })).toThrow(
    /^SITE_FILE: must name the file of the remotes/,
  );
  expect(() => readConfiguration({ TRUSTED_KEYS_FILE, SITE_FILE: TRUSTED_KEYS_FILE })).toThrow(
    /^SITE_FILE: must name .*trusted-keys\.json is malformed: remotes: /,
  );
});
