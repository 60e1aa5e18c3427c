import type { RemoteName } from '@site/contracts';
import { readSite } from '@site/releases/site';
import { DEPLOYMENT_FILES, linesNaming } from '../new-remote/mentions';
import { siteFile } from '../site/remotes';
import { readTracked, trackedFiles } from './tracked-files';

const { remotes } = readSite(siteFile);
const names = Object.keys(remotes);
const [reference = '', ...others] = names;

const addBy = (file: string, name: RemoteName) =>
  `${file} lacks a line for ${name}, such as for ${reference}`;

test('every folder of a remote is declared, and every declared remote has a folder', () => {
  const folders = trackedFiles(/^mf-[^/]+\/remote\.config\.ts$/).map((file) => file.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set(names));
});

test('a section that pages of others show is required of every release', () => {
  const shown = trackedFiles(/^(mf-[^/]+|shell)\/src\/.*(?<!\.test)\.tsx$/).flatMap((file) =>
    [...readTracked(file).matchAll(/\bid="(mf-[a-z-]+)\/(\w+)"/g)]
      .filter(([, name]) => !file.startsWith(`${name}/`))
      .map(([, name = '', expose = '']) => ({ file, name, expose })),
  );
  expect(shown).not.toEqual([]);
  expect(shown.filter(({ name, expose }) => !remotes[name]?.requiredExposes.includes(expose))).toEqual([]);
});

describe.each(DEPLOYMENT_FILES)('%s', (file) => {
  test.each(others)(`names %s wherever it names ${reference}`, (name) => {
    const text = readTracked(file);
    expect(linesNaming(name, text, names)).toEqual(linesNaming(reference, text, names));
  });
});

test('CODEOWNERS names the team of every remote', () => {
  const lines = readTracked('CODEOWNERS')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' '));
  const missing = names.filter((name) => !lines.includes(`/${name}/ @site/${remotes[name]?.team}`));
  expect(missing.map((name) => addBy('CODEOWNERS', name))).toEqual([]);
});

test('the architecture lists the folder of every remote, its contents and its team', () => {
  const lines = readTracked('docs/architecture.md').split('\n');
  const missing = names.filter(
    (name) => !lines.some((line) => line.endsWith(`| \`${name}/\` | ${remotes[name]?.team} |`)),
  );
  expect(missing.map((name) => addBy('docs/architecture.md', name))).toEqual([]);
});
