import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { releaseSchema, type Release, type RemoteName } from '@site/contracts';
import { root } from '@site/harness/run.mjs';
import { remoteNames } from '@site/harness/site/remotes';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { buildPlainHost } from './build';
import type { Show } from './host';

declare const show: Show;

const TIMEOUT_MS = 60_000;

const HOST_PAGE =
  '<!doctype html><title>Plain host</title><script type="module" src="/host.js"></script><body>';

const releaseFolder = (name: RemoteName) => path.join(root, name, 'dist', 'production');

/** Serves the plain host at `/`, and every built release as it is, at `/<remote>/`. */
const serve = (hostFolder: string): Promise<LocalServer> =>
  startLocalServer((request, response) => {
    const [, first = '', ...rest] = (request.url ?? '').split('/');
    const name = remoteNames().find((each) => each === first);
    const file = name ? path.join(releaseFolder(name), ...rest) : path.join(hostFolder, 'browser', first);
    const send = (type: string, body: Buffer | string) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    if (!first) {
      send('text/html', HOST_PAGE);
      return;
    }
    readFile(file).then(
      (bytes) => send(file.endsWith('.json') ? 'application/json' : 'text/javascript', bytes),
      () => response.writeHead(404).end(),
    );
  });

/** The page that each remote is tried with. */
function firstPage({ routes }: Release): { expose: string; address: string } {
  const route = routes.find(({ pages }) => pages.some(({ status }) => status === 200));
  const address = route?.pages.find(({ status }) => status === 200)?.url;
  if (!route || !address) throw new Error('The release has no page');
  return { expose: route.expose, address };
}

/**
 * Shows a page of every remote's built container, unmodified, in a plain host on one release of the runtime.
 *
 * @returns one line for each container that fails.
 */
export async function tryContainers(browser: Browser, runtime: string, folder: string): Promise<string[]> {
  await buildPlainHost(runtime, folder);
  const { url, close } = await serve(folder);
  const problems: string[] = [];
  try {
    for (const name of remoteNames()) {
      const text = await readFile(path.join(releaseFolder(name), 'release.json'), 'utf8');
      const { expose, address } = firstPage(releaseSchema.parse(JSON.parse(text)));
      const page = await browser.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      try {
        await page.goto(url);
        await page.waitForFunction(() => typeof show === 'function');
        const manifest = `${url}/${name}/mf-manifest.json`;
        const id = `${name.replace('-', '_')}/${expose}`;
        await page.evaluate((args) => show(...args), [manifest, id, address] as const);
        const heading = await page.locator('h1').first().textContent();
        console.log(`${runtime}: ${id} shows ${JSON.stringify(heading)}`);
      } catch (error) {
        problems.push(`${runtime}, ${name}: ${(error as Error).message}`);
      }
      await page.close();
    }
  } finally {
    await close();
  }
  return problems;
}
