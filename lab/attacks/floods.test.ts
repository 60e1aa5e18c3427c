import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Client } from 'pg';
import type { Site } from '@site/harness/site/site';
import type { Target } from './attack';
import { floodOf } from './floods';

/** Accepts posts. After GET `/<MB>`, it has that much more memory, and it delays the next post. */
const SERVER = `
const kept = [];
let isDelayed = false;
const server = require('node:http').createServer((request, response) => {
  const megabytes = Number(request.url.slice(1));
  if (megabytes) {
    kept.push(Buffer.alloc(megabytes * 1024 * 1024, 1));
    isDelayed = true;
  }
  const isPost = request.method === 'POST';
  const delay = isPost && isDelayed ? 800 : 0;
  if (isPost) isDelayed = false;
  request.resume();
  setTimeout(() => response.writeHead(isPost ? 201 : 200).end(), delay);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

let shell: ChildProcess;
let target: Target;

beforeEach(async () => {
  shell = spawn(process.execPath, ['-e', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(shell.stdout!, 'data')) as [Buffer];
  const site = { url: `http://127.0.0.1:${String(port).trim()}`, shell } as unknown as Site;
  target = { site, database: {} as Client, short: true };
});

afterEach(() => shell.kill());

/** Makes the server delay a post and grow by that many MB, at each attempt. Resolves with problems and attempts. */
async function flood(megabytes: number): Promise<{ problems: readonly string[]; attempts: number }> {
  let attempts = 0;
  const outcome = await floodOf('planted', async ({ site }) => {
    attempts += 1;
    await fetch(`${site.url}/${megabytes}`);
    return { sent: 1 };
  }).run(target);
  return { problems: outcome.state === 'failed' ? outcome.problems : [], attempts };
}

const grew = expect.stringContaining("the shell's memory grew by");

test('a flood that makes the memory grow is not repeated, even if it delays a post as well', async () => {
  expect(await flood(120)).toEqual({ problems: expect.arrayContaining([grew]), attempts: 1 });
});

test('a flood that only delays a post is repeated, and the memory of all attempts counts', async () => {
  expect(await flood(35)).toEqual({ problems: expect.arrayContaining([grew]), attempts: 2 });
});
