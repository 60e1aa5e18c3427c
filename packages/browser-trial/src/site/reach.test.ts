import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Release } from '@site/contracts';
import { unchangedExposes } from './reach';

let server: Server;
let url: string;
let texts: Record<string, string>;

beforeAll(async () => {
  server = createServer(({ url: address = '' }, response) => response.end(texts[address] ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

/** Serves a release of two pages, which share a script, and one script that is loaded on demand. */
function releaseOf(
  version: string,
  hash: string,
  board: string,
  article = 'article',
  later = 'later',
): Release {
  const folder = `/_remotes/mf-careers/${version}/`;
  const contents = {
    [`shared.${hash}.js`]: `import("./later.${hash}.js")`,
    [`Board.${hash}.js`]: `${board} of ${version}`,
    [`Article.${hash}.js`]: article,
    [`later.${hash}.js`]: later,
  };
  for (const [file, text] of Object.entries(contents)) texts[folder + file] = text;
  return {
    name: 'mf-careers',
    version,
    entry: 'remoteEntry.js',
    shared: {},
    files: Object.fromEntries(Object.keys(contents).map((file) => [file, ''])),
    exposes: {
      Board: { files: [`shared.${hash}.js`, `Board.${hash}.js`] },
      Article: { files: [`shared.${hash}.js`, `Article.${hash}.js`] },
    },
  } as unknown as Release;
}

const unchanged = async (candidate: Release, live: Release) => [
  ...(await unchangedExposes(candidate, live, { candidate: url, live: url })),
];

beforeEach(() => {
  texts = {};
});

test('a page whose modules are the same in another version is not affected, the changed one is', async () => {
  const live = releaseOf('1.0.0', 'aaaaaaaa', 'board');
  expect(await unchanged(releaseOf('1.0.1', 'bbbbbbbb', 'board'), live)).toEqual([
    'mf-careers/Board',
    'mf-careers/Article',
  ]);
  expect(await unchanged(releaseOf('1.0.2', 'cccccccc', 'another board'), live)).toEqual([
    'mf-careers/Article',
  ]);
});

test('a change of code that is loaded on demand may affect every page', async () => {
  const live = releaseOf('1.0.0', 'aaaaaaaa', 'board');
  expect(await unchanged(releaseOf('1.0.1', 'bbbbbbbb', 'board', 'article', 'changed'), live)).toEqual([]);
});
