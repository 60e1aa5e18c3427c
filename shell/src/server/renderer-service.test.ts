import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil } from '@site/node-service/wait-until';
import { connectRenderer } from './rendering/connect-renderer';
import { ReplacedError } from './rendering/errors';
import { startRenderer, type TestRenderer } from './testing/start-test-renderer';
import { builtRendererService, testRenderer } from './testing/test-renderer-program';
import { testRelease } from './testing/test-release';

/** Its page shows the process that rendered it. */
const careers = testRelease('mf-careers', '1.0.0', { page: `return '<h1>' + process.pid + '</h1>'` });

const script = builtRendererService();

let folder: string;
let service: ChildProcess;
/** The output of the service and its renderers. */
let output: string;

function startService(logLevel = 'warn'): ChildProcess {
  const child = spawn(process.execPath, ['--inspect-port=0', script], {
    env: { RENDERER_SOCKETS: folder, LOG_LEVEL: logLevel },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => void (output += String(chunk)));
  return child;
}

async function stopService(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (service.kill(signal)) await once(service, 'exit');
}

beforeEach(async () => {
  output = '';
  folder = await mkdtemp(path.join(tmpdir(), 'sockets-'));
  service = startService();
});

afterEach(() => stopService());

function startShellRenderer(release = careers): Promise<TestRenderer> {
  const program = { ...testRenderer(), connect: () => connectRenderer(folder) };
  return startRenderer(program, [release]);
}

const renderPid = async ({ renderer }: TestRenderer) =>
  Number(/\d{2,}/.exec((await renderer.render('/careers')).html)?.[0]);

test('every composition has a renderer of its own, which ends with it', async () => {
  const shells = [await startShellRenderer(), await startShellRenderer()] as const;
  const pids = [await renderPid(shells[0]), await renderPid(shells[1])];
  expect(pids[0]).not.toBe(pids[1]);
  shells[0].renderer.end();
  await waitUntil(() => !existsSync(`/proc/${pids[0]}`));
  expect(await renderPid(shells[1])).toBe(pids[1]);
});

/** Prints its process and loops. It ends by itself before it could burden later tests. */
const looping = testRelease('mf-careers', '1.0.0', {
  page: `console.log(process.pid); const started = Date.now(); while (Date.now() < started + 60_000);`,
});

/** Begins the page that loops. Resolves with its renderer's process once it does. */
async function startLooping({
  renderer,
}: TestRenderer): Promise<{ pid: string; rendering: Promise<unknown> }> {
  const rendering = renderer.render('/careers', { deadlineMs: 90_000 }).catch((error: unknown) => error);
  await waitUntil(() => output.includes('\n'));
  const { text: pid } = JSON.parse(output) as { text: string };
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  return { pid, rendering };
}

/** Resolves once a process has ended. It would end by itself much later. */
const endOf = (pid: string) =>
  waitUntil(() => !existsSync(`/proc/${pid}`), { timeoutMs: 30_000, message: 'the end of the renderer' });

test('a renderer that loops ends with its composition', async () => {
  const shell = await startShellRenderer(looping);
  const { pid, rendering } = await startLooping(shell);
  shell.renderer.end();
  await endOf(pid);
  expect(await rendering).toBeInstanceOf(ReplacedError);
});

test.each([
  ['the service', 'process.ppid'],
  ['another renderer', "Number(url.split('=')[1])"],
])('no signal of a renderer opens an inspector in %s', async (_name, target) => {
  const page = `process.kill(${target}, 'SIGUSR1')`;
  const hostile = await startShellRenderer(testRelease('mf-careers', '1.0.0', { query: ['page'], page }));
  const other = await startShellRenderer();
  const pid = await renderPid(other);
  for (let time = 0; time < 20; time += 1) await hostile.renderer.render(`/careers?page=${pid}`);
  expect(await renderPid(other)).toBe(pid);
  // An inspector prints its address.
  expect(output).toBe('');
});

test("a remote's output is a line of the service's log", async () => {
  const printing = testRelease('mf-careers', '1.0.0', { page: `console.log('printed')` });
  await (await startShellRenderer(printing)).renderer.render('/careers');
  await waitUntil(() => output.includes('\n'));
  expect(JSON.parse(output)).toMatchObject({ service: 'renderer', remote: 'mf-careers', text: 'printed' });
});

test('a shell with another user may connect', async () => {
  await startShellRenderer();
  const [socket = ''] = await readdir(folder);
  expect(statSync(path.join(folder, socket)).mode & 0o222).toBe(0o222);
});

test('a health check starts no renderer and ends none', async () => {
  await stopService();
  service = startService('info');
  const shell = await startShellRenderer();
  const pid = await renderPid(shell);
  output = '';
  const check = connect(path.join(folder, (await readdir(folder))[0] ?? ''));
  await once(check, 'connect');
  check.end();
  await once(check, 'close');
  expect(await renderPid(shell)).toBe(pid);
  await startShellRenderer();
  await waitUntil(() => output.includes('a renderer started'));
  expect(output.match(/a renderer started/g)).toHaveLength(1);
});

test('of many connections at the same time, eight are kept and the others are closed', async () => {
  const shell = await startShellRenderer();
  const [socket = ''] = await readdir(folder);
  const others = Array.from({ length: 8 }, () => connect(path.join(folder, socket)).resume());
  await Promise.race(others.map((other) => once(other, 'close')));
  // The service reads this after all of those connections.
  await renderPid(shell);
  expect(others.filter(({ closed }) => !closed)).toHaveLength(7);
  for (const other of others) other.destroy();
});

test('a page whose service is restarted is rendered by the next one', async () => {
  const shell = await startShellRenderer();
  const pid = await renderPid(shell);
  await stopService();
  const rendering = renderPid(shell);
  service = startService();
  expect(await rendering).not.toBe(pid);
  expect(shell.outcomes).toEqual(['complete', 'complete']);
});

test('a shell skips a socket that no service listens to', async () => {
  for (const name of ['0', 'a', 'z']) await writeFile(path.join(folder, name), '');
  expect(await renderPid(await startShellRenderer())).toBeGreaterThan(0);
});

test('a renderer that loops ends with its service', async () => {
  const shell = await startShellRenderer(looping);
  const { pid, rendering } = await startLooping(shell);
  await stopService('SIGTERM');
  shell.renderer.end();
  await endOf(pid);
  // Without a service, the shell would look for one for half a minute, longer than the tests take.
  service = startService();
  expect(await rendering).toBeInstanceOf(ReplacedError);
});

test('a service that ends by itself leaves no socket', async () => {
  await startShellRenderer();
  await stopService('SIGTERM');
  expect(await readdir(folder)).toEqual([]);
});
