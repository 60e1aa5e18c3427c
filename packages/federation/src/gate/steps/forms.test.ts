import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import type { GateContext } from '../step';
import { forms } from './forms';

const server = provideLocalServer((_request, response) => response.writeHead(503).end());

test('while the backend is unavailable, the advice is to wait, and not to release the backend', async () => {
  const output = await mkdtemp(path.join(tmpdir(), 'forms-'));
  await writeFile(path.join(output, 'form.js'), "fetch('/api/newsletter')");
  const built = { release: { files: { 'form.js': '' } }, output };
  const values = { build: built, live: { url: server.url } };
  expect(await forms.run({} as GateContext, values as never, [])).toEqual({
    problems: [
      `the live backend does not say what it accepts: ${server.url}/api/openapi.json responded with 503`,
    ],
    advice: 'wait until the backend responds, and run federation release again',
  });
});
