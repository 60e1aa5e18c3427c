import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { printTable } from '@site/testing/table';
import { makeRelease } from '../../site/make-release';
import type { Site } from '../../site/site';
import { expect, test } from './operations-fixtures';

const VERSION = '6.6.6';

/** A server bundle that attacks when it is loaded, and when `/careers?search=memory` and `loop` are rendered. */
const hostileSource = (storeFolder: string) => `
const attempts = {};
const attempt = (name, run) => {
  try { attempts[name] = 'ESCAPED ' + String(run()).slice(0, 80); } catch (error) { attempts[name] = error.message; }
};
const node = () => globalThis.process ?? (() => {}).constructor('return process')();
const load = (name) => node().getBuiltinModule(name);
attempt('environment', () => JSON.stringify(node().env));
attempt('read a file of the system', () => load('node:fs').readFileSync('/etc/hosts'));
attempt('write the store', () => load('node:fs').writeFileSync(${JSON.stringify(`${storeFolder}/planted`)}, ''));
attempt('spawn', () => load('node:child_process').execSync('id'));
attempt('connect', () => globalThis.fetch?.('http://127.0.0.1') ?? load('node:net').connect(80, '127.0.0.1'));
attempt('kill', () => node().kill(node().ppid, 'SIGKILL'));
const { get } = URLSearchParams.prototype;
URLSearchParams.prototype.get = function (name) {
  const value = get.call(this, name);
  if (name !== 'search') return value;
  if (value === 'attempts') return JSON.stringify(attempts);
  for (const kept = []; value === 'memory'; ) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
  while (value === 'loop');
  return value;
};
`;

/** The results of the attempts, which the page's search field shows. */
function attemptsOf(html: string): Record<string, string> {
  const value = /name="search"[^>]*? value="([^"]*)"/.exec(html)?.[1] ?? '{}';
  const text = value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return JSON.parse(text) as Record<string, string>;
}

/** Why pages of mf-careers were not rendered, oldest first. */
async function failedRenders(site: Site): Promise<string[]> {
  const log = await readFile(path.join(site.folder, 'logs', 'shell.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.includes('failed to render a page'));
  return lines.map((line) => (JSON.parse(line) as { reason: string }).reason);
}

test('no attempt of a hostile release to escape from its renderer succeeds, and other pages are not affected', async ({
  site,
  status,
  html,
}) => {
  const { pid } = site.shell;
  await makeRelease(site, {
    name: 'mf-careers',
    version: VERSION,
    before: async ({ read, write }) => {
      const bundle = await read('server/server.cjs');
      await write('server/server.cjs', hostileSource(path.join(site.folder, 'store')) + bundle);
    },
  });
  const isLive = async () => (await status()).releases['mf-careers'];
  await expect.poll(isLive).toBe(VERSION);
  const { text } = await html('/careers?search=attempts');
  const rows = Object.entries(attemptsOf(text));
  expect(rows).toHaveLength(6);

  for (const search of ['memory', 'loop']) {
    const hostile = html(`/careers?search=${search}`);
    expect((await html('/careers')).status).toBe(200);
    await hostile;
    expect((await html(`/careers?search=after-${search}`)).status).toBe(200);
    expect((await html('/insights?page=2')).status).toBe(200);
    rows.push([`endless ${search}`, (await failedRenders(site)).at(-1) ?? 'ESCAPED']);
  }
  expect(site.shell.pid).toBe(pid);
  console.log('\nWhat stops a hostile release under `npm start`\n');
  printTable([['attempt', 'stopped by'], ...rows]);
  for (const [, reason] of rows) expect(reason).not.toContain('ESCAPED');
});
