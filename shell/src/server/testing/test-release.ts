import {
  CONTRACT_VERSION,
  REQUIRED_EXPOSES,
  type Release,
  type ReleasePage,
  type RemoteName,
} from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';

export interface TestRelease {
  release: Release;
  files: ReadonlyMap<string, Buffer>;
}

interface TestReleaseOptions {
  /** Source of each expose: a function from the context of `render-worker.cjs` to HTML. */
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
}

/** Expose of the page and path of the route, by remote. */
const PAGES: Record<RemoteName, [expose: string, path: string]> = {
  'mf-marketing': ['HomePage', '/'],
  'mf-services': ['ServicesPage', '/services/*'],
  'mf-insights': ['InsightsPage', '/insights/*'],
  'mf-careers': ['CareersPage', '/careers/*'],
  'mf-forms': ['BookPage', '/book'],
};

/** A release that fulfils the contract: one route, whose page shows the remote's name and version in its heading. */
export function testRelease(
  name: RemoteName,
  version: string,
  options: TestReleaseOptions = {},
): TestRelease {
  const [expose, defaultPath] = PAGES[name];
  const { exposes = {}, onLoad = '', path = defaultPath, query = [], shared = {} } = options;
  const { pages = [{ url: path.replace(/\/\*$/, '') }] } = options;
  const heading = `() => '<h1>${name} ${version}</h1>'`;
  const sources = {
    ...Object.fromEntries([...REQUIRED_EXPOSES[name], expose].map((required) => [required, heading])),
    ...exposes,
  };
  const bundle = Object.entries(sources).map(([key, source]) => `exports.${key} = ${source};`);
  const files = new Map([
    ['remoteEntry.js', Buffer.from(`export const version = "${version}";`)],
    ['server/server.cjs', Buffer.from([onLoad, ...bundle].join('\n'))],
  ]);
  return {
    files,
    release: {
      contract: CONTRACT_VERSION,
      name,
      version,
      sources: '',
      entry: 'remoteEntry.js',
      server: 'server/server.cjs',
      exposes: Object.fromEntries(Object.keys(sources).map((key) => [key, { files: [] }])),
      routes: [
        { path, expose, query, pages: pages.map((page) => ({ status: 200, sitemap: true, ...page })) },
      ],
      feed: [],
      shared,
      files: Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])),
    },
  };
}
