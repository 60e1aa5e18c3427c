import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commandFile, copyFixtureRemote, removeFixtureRemotes } from '../testing/fixture-remote';

const BUILD_TIMEOUT_MS = 60_000;

jest.setTimeout(BUILD_TIMEOUT_MS);

let backend: Server;
let standalone: ChildProcess;
let address: string;

/** The address that the command prints. */
async function printedAddress(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout!) {
    printed += String(chunk);
    const match = /mf-careers is at (http:\S+)\n/.exec(printed);
    if (match) return match[1]!;
  }
  throw new Error(`federation dev ended: ${printed}`);
}

beforeAll(async () => {
  backend = createServer((request, response) => response.end(`backend: ${request.url}`)).listen(
    0,
    '127.0.0.1',
  );
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  standalone = spawn(process.execPath, [commandFile, 'dev'], {
    cwd: await copyFixtureRemote(),
    env: { ...process.env, PORT: '0', BACKEND_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await printedAddress(standalone);
});

afterAll(async () => {
  const ended = standalone.exitCode === null ? once(standalone, 'exit') : undefined;
  standalone.kill('SIGKILL');
  await ended;
  backend.close();
  await removeFixtureRemotes();
});

const get = async (path: string) => (await fetch(new URL(path, address))).text();

test('The printed address is the first page of the remote', () => {
  expect(new URL(address).pathname).toBe('/careers');
});

test('Every address of the remote is the document of the standalone remote', async () => {
  const html = await get('/careers?job=1');
  expect(html).toContain('<title>mf-careers standalone</title>');
  expect(html).toContain('<script src="/main.js"></script>');
});

test("The scripts are the renderer and the remote's exposes, which it imports", async () => {
  const main = await get('/main.js');
  expect(main.includes('renderStandalone')).toBe(true);
  expect(main.includes('mf-careers/CareersPage')).toBe(true);
  expect(await get('/CareersPage_tsx.js')).toContain('Fixture careers');
});

test('Requests to /api go to the backend', async () => {
  expect(await get('/api/contacts')).toBe('backend: /api/contacts');
});
