import { createLogger } from './logger';

test('a line names its service, level and time, and does not quote the message of an error', () => {
  const lines: string[] = [];
  const logger = createLogger('shell', 'info', { write: (line) => void lines.push(line) });
  logger.debug('not logged at this level');
  logger.error({ error: new TypeError('layla@example.org') }, 'request failed');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      service: 'shell',
      error: { type: 'TypeError', at: expect.any(Array) },
      msg: 'request failed',
    },
  ]);
  expect(lines.join('')).not.toContain('layla');
});
