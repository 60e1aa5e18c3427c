import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFixtureRemote, removeFixtureRemotes } from '../testing/fixture-remote';
import { explainUndefinedName } from './undefined-names';

afterAll(removeFixtureRemotes);

const PROGRAM = `/***/ "../node_modules/flags/index.js":
// process.env names the flags
const isServer = typeof process === 'undefined';
const debug = process.env.DEBUG;
;// ./src/pages/careers/board.ts
const settings = { process: 1 };
const kept = localStorage.getItem('page');
`;

test('the module that reads the name is named, with the source that imports its package', async () => {
  const folder = await copyFixtureRemote();
  await mkdir(path.join(folder, 'src'));
  await writeFile(path.join(folder, 'src', 'board.ts'), "import { debug } from 'flags';");
  const reason = 'it cannot be loaded: process is not defined';
  expect(await explainUndefinedName(reason, PROGRAM, folder)).toEqual([
    '../node_modules/flags/index.js reads process, which the server does not have; src/board.ts imports flags: const debug = process.env.DEBUG;',
  ]);
});

test('a source of the remote itself is named without a package', async () => {
  const folder = await copyFixtureRemote();
  expect(await explainUndefinedName('localStorage is not defined', PROGRAM, folder)).toEqual([
    "./src/pages/careers/board.ts reads localStorage, which the server does not have: const kept = localStorage.getItem('page');",
  ]);
});

test('a message about something else is not explained', async () => {
  expect(await explainUndefinedName('/careers responds with 500', PROGRAM, '')).toEqual([]);
});
