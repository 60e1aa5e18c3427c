import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestOrigin, type TestOrigin } from './testing/start-test-origin';

let origin: TestOrigin;

beforeEach(async () => {
  origin = await startTestOrigin();
});

afterEach(() => origin.stop());

test('a line of the log has the id of its request', async () => {
  await origin.publish('1.0.0');
  await origin.activate('1.0.0');
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(origin.lines).toEqual([
    expect.objectContaining({ requestId, msg: 'a release is published' }),
    expect.objectContaining({ requestId, msg: 'a release is activated' }),
  ]);
});

test('a failure is found in the log by the id that its client gave, and gets back', async () => {
  await origin.publish('1.0.0');
  await origin.activate('1.0.0');
  await writeFile(path.join(origin.folder, '.history.json'), 'damaged');
  const response = await fetch(`${origin.url}/releases.json`, { headers: { 'X-Request-Id': 'edge-4711' } });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'edge-4711']);
  expect(origin.lines.at(-1)).toMatchObject({
    level: 'error',
    requestId: 'edge-4711',
    path: '/releases.json',
  });
});
