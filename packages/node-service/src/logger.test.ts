import { recordingLogger } from './testing/recording-logger';

test('a line names its service, level and time, and does not quote the message of an error', () => {
  const { log, lines } = recordingLogger('shell');
  log.debug('not logged at this level');
  log.error({ error: new TypeError('layla@example.org') }, 'request failed');
  expect(lines).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      service: 'shell',
      error: { type: 'TypeError', at: expect.any(Array) },
      msg: 'request failed',
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('layla');
});
