import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const FIXTURE = path.join(__dirname, 'testing/draining-server.ts');
const HOUR_MS = 3_600_000;

let child: ChildProcess;
let url: string;

const message = async () => ((await once(child, 'message')) as [unknown])[0];
const connectionOf = (response: Response) => response.headers.get('connection');

async function start(drainMs: number, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  child = fork(FIXTURE, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment, DRAIN_MS: String(drainMs) },
  });
  url = `http://127.0.0.1:${String(await message())}`;
}

async function signal(name: NodeJS.Signals): Promise<void> {
  const draining = message();
  child.kill(name);
  expect(await draining).toBe('draining');
}

afterEach(() => child.kill('SIGKILL'));

test('while it drains, a server closes each connection with its response, also that of a pending request', async () => {
  await start(HOUR_MS);
  const received = message();
  const pending = fetch(`${url}/pending`);
  expect(await received).toBe('pending');
  await signal('SIGTERM');
  expect(connectionOf(await fetch(`${url}/release`))).toBe('close');
  expect(connectionOf(await pending)).toBe('close');
});

test('a second signal ends the drain, and the process exits with 0', async () => {
  await start(HOUR_MS);
  expect(connectionOf(await fetch(url))).toBe('keep-alive');
  await signal('SIGTERM');
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});

test('a response that ends after the drain does not hold up the exit: its connection is closed', async () => {
  await start(0);
  const unfinished = await fetch(`${url}/unfinished`);
  const exited = once(child, 'exit');
  await signal('SIGTERM');
  expect(await unfinished.text()).toBe('');
  expect(await exited).toEqual([0, null]);
});

test('a process that does not close in time exits with code 1', async () => {
  await start(0, { CLOSES: 'false' });
  await signal('SIGTERM');
  expect(await message()).toBe('closing');
  child.send(14_999);
  expect(await message()).toBe('ticked');
  const exited = once(child, 'exit');
  child.send(1);
  expect(await exited).toEqual([1, null]);
});
