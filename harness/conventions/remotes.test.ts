import { declarationOf, REMOTE_NAMES, type RemoteName } from '@site/contracts';
import { DEPLOYMENT_FILES, linesNaming } from '../new-remote/mentions';
import { readTracked, trackedFiles } from './tracked-files';

const [reference, ...others] = REMOTE_NAMES;

const addBy = (file: string, name: RemoteName) =>
  `${file} lacks a line for ${name}, such as for ${reference}`;

test('every folder of a remote is declared, and every declared remote has a folder', () => {
  const folders = trackedFiles(/^mf-[^/]+\/remote\.config\.ts$/).map((file) => file.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set(REMOTE_NAMES));
});

describe.each(DEPLOYMENT_FILES)('%s', (file) => {
  test.each(others)(`names %s wherever it names ${reference}`, (name) => {
    const text = readTracked(file);
    expect(linesNaming(name, text, REMOTE_NAMES)).toEqual(linesNaming(reference, text, REMOTE_NAMES));
  });
});

test('CODEOWNERS names the team of every remote', () => {
  const lines = readTracked('CODEOWNERS')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' '));
  const missing = REMOTE_NAMES.filter(
    (name) => !lines.includes(`/${name}/ @site/${declarationOf(name).team}`),
  );
  expect(missing.map((name) => addBy('CODEOWNERS', name))).toEqual([]);
});

test('the architecture lists the folder of every remote, its contents and its team', () => {
  const lines = readTracked('docs/architecture.md').split('\n');
  const missing = REMOTE_NAMES.filter(
    (name) => !lines.some((line) => line.endsWith(`| \`${name}/\` | ${declarationOf(name).team} |`)),
  );
  expect(missing.map((name) => addBy('docs/architecture.md', name))).toEqual([]);
});

test('no two remotes have the same port or the same route', () => {
  const ports = REMOTE_NAMES.map((name) => declarationOf(name).port);
  const routes = REMOTE_NAMES.flatMap((name) => declarationOf(name).routes);
  expect(ports).toEqual([...new Set(ports)]);
  expect(routes).toEqual([...new Set(routes)]);
});
