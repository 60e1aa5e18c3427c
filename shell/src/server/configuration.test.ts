import { readConfiguration } from './configuration';

test('without any variable, everything is where npm start puts it', () => {
  expect(readConfiguration({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    backendUrl: 'http://localhost:3001',
    origins: { 'mf-careers': 'http://localhost:3104' },
    pollIntervalMs: 2_000,
    renderDeadlineMs: 1_000,
    metricsPort: undefined,
  });
});

test('a host of * is every address of the machine', () => {
  expect(readConfiguration({ SHELL_HOST: '*' }).host).toBeUndefined();
});

test('every invalid variable is listed at once', () => {
  const invalid = { SHELL_PORT: '99999', MF_CAREERS_ORIGIN: 'careers', POLL_INTERVAL_MS: 'soon' };
  expect(() => readConfiguration(invalid)).toThrow(
    /SHELL_PORT: [^]*MF_CAREERS_ORIGIN: must be an http or https address[^]*POLL_INTERVAL_MS: /,
  );
});
