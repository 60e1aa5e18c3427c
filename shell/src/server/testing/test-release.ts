import type { GateOutcomes, Contributes, Release, ReleasePage, RemoteName } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { aRelease } from '@site/contracts/testing/a-release';
import type { KeyPair } from '@site/releases/keys';
import { testSite } from './test-site';

export interface TestRelease {
  release: Release;
  files: ReadonlyMap<string, Buffer>;
  /** Outcomes of the gate, which are signed with it. */
  gate?: GateOutcomes;
  /** Its team's key by default. */
  key?: KeyPair;
}

interface TestReleaseOptions {
  /** Source that the remote's page runs with the context of `substitute-renderer.ts`, before it returns its heading. */
  page?: string;
  /** Source of each other expose: a function from that context to HTML. */
  exposes?: Record<string, string>;
  /** Source that runs when the server bundle is loaded. */
  onLoad?: string;
  /** Path of the remote's only route. */
  path?: string;
  /** Query parameters that change the page. */
  query?: string[];
  /** Pages that are declared, and tried before the release goes live. */
  pages?: (Pick<ReleasePage, 'url'> & Partial<ReleasePage>)[];
  shared?: Record<string, string>;
  contributes?: Contributes;
}

/**
 * Expose of the page and path of the route: the first main page of the remote, at the first route that it owns. A
 * remote that this repository does not have, such as mf-events, owns /events.
 */
function defaultPage(name: RemoteName) {
  const { requiredExposes = [], routes } = testSite.remotes[name] ?? {
    routes: [`/${name.replace('mf-', '')}`],
  };
  const expose = requiredExposes.find((required) => required.endsWith('Page')) ?? 'Page';
  const [first = '/'] = routes;
  return { expose, path: first === '/' ? first : `${first}/*`, requiredExposes };
}

/**
 * Tests use them to end the renderer, to wait for it, and to block it, for some milliseconds or forever. To the shell,
 * a blocked renderer looks like one in a loop, but it takes no time from other tests. The bundle of a real release has
 * none of them.
 */
const MODULES = `const process = require('node:process'), fs = require('node:fs');
  const block = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);`;

/** A release that fulfils the contract: one route, whose page shows the remote's name and version in its heading. */
export function testRelease(
  name: RemoteName,
  version: string,
  options: TestReleaseOptions = {},
): TestRelease {
  const { expose, path: defaultPath, requiredExposes } = defaultPage(name);
  const { exposes = {}, onLoad = '', path = defaultPath, query = [], shared = {} } = options;
  const { contributes = {} } = options;
  const { pages = [{ url: path.replace(/\/\*$/, '') }] } = options;
  const exposed = (source = '') =>
    `({ url, path, contributions, response, section }) => { ${source}; return '<h1>${name} ${version}</h1>'; }`;
  const sources = {
    ...Object.fromEntries(requiredExposes.map((required) => [required, exposed()])),
    [expose]: exposed(options.page),
    ...exposes,
  };
  const bundle = Object.entries(sources).map(([key, source]) => `exports.${key} = ${source};`);
  const files = new Map([
    ['remoteEntry.js', Buffer.from(`export const version = "${version}";`)],
    ['server/server.cjs', Buffer.from([MODULES, onLoad, ...bundle].join('\n'))],
  ]);
  return {
    files,
    release: aRelease({
      name,
      version,
      exposes: Object.fromEntries(Object.keys(sources).map((key) => [key, { files: [] }])),
      routes: [
        { path, expose, query, pages: pages.map((page) => ({ status: 200, sitemap: true, ...page })) },
      ],
      contributes,
      shared,
      files: Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])),
    }),
  };
}
