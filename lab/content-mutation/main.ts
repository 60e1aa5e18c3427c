import assert from 'node:assert/strict';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { literalsOf } from '@site/harness/content/content-strings';
import { coaches, team } from '@site/harness/remote-copy';
import { root, run } from '@site/harness/run.mjs';
import { buildChanged } from '@site/harness/site/build';
import { remoteNames } from '@site/harness/site/remotes';
import { execa } from 'execa';
import { copyRepository } from '../copy-repository';
import { runSuite } from '../run-suite';
import { timedStep } from '../timed-step';
import { mutateHtml, mutateSource } from './mutate-words';

/**
 * Changes every word of one or more owners' content in a copy of the repository, builds it there, and runs the tests
 * with these words: an editor's correction must break no page, and no test but those of the words that the
 * specification fixes.
 */
const OWNERS = [...remoteNames(), 'shell'];

const e2e = (...parameters: string[]) => ['npm', 'run', '--silent', 'e2e', '--', ...parameters] as const;

/** @param owners their words are others now. */
const suitesOf = (
  owners: readonly string[],
): Readonly<Record<string, readonly [command: string, ...parameters: string[]]>> => ({
  // Without the tests of content: they hold the words that the specification fixes.
  'their own unit tests': [
    'npx',
    'jest',
    ...owners.map((owner) => `${owner}/`),
    '--testPathIgnorePatterns',
    '/src/content/',
    '/node_modules/',
  ],
  // Lint keeps all other workspaces from importing the owner's content.
  'unit tests that read the content of others': ['npx', 'jest', 'harness', 'deploy'],
  'end-to-end tests': e2e('--project=operations', '--project=site', '--project=sweeps'),
});

/** Schemas list words. */
const FIXED = /schema\.ts$/;
const isCopy = (file: string) => /\.(ts|html)$/.test(file) && !FIXED.test(file) && !file.endsWith('.test.ts');

/** Returns how many texts were changed. */
async function mutateContent(repository: string, owner: string): Promise<number> {
  const folder = path.join(repository, owner, 'src', 'content');
  const files = await readdir(folder, { recursive: true });
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  // A portrait is drawn from the person's name, and no two may look the same.
  const fixed = new Set([...team, ...coaches].map(({ name }) => name));
  for (const file of files.filter((each) => FIXED.test(each)))
    for (const { text } of literalsOf(await read(file), file)) fixed.add(text);
  let total = 0;
  for (const file of files.filter(isCopy)) {
    const source = await read(file);
    const { text, changed } = file.endsWith('.html') ? mutateHtml(source) : mutateSource(source, fixed);
    await writeFile(path.join(folder, file), text);
    total += changed;
  }
  return total;
}

/** A copy of this repository with its builds, so that only the owner's is built again. */
async function copyWithBuilds(): Promise<string> {
  await buildChanged();
  const repository = await copyRepository(root);
  for (const workspace of [...OWNERS, 'backend']) {
    const output = path.join(workspace, 'dist');
    await cp(path.join(root, output), path.join(repository, output), { recursive: true });
  }
  await execa('git', ['add', '--all'], { cwd: repository });
  return repository;
}

// A test that compares the words of two owners passes if both change alike. So run each pair twice: with only the first
// owner, and with only the second.
const owners = process.argv.slice(2);
if (owners.length === 0 || !owners.every((owner) => OWNERS.includes(owner))) {
  console.error(`npm run lab -- content-mutation OWNER…, of ${OWNERS.join(', ')}`);
  process.exit(1);
}
await runSuite(async () => {
  const repository = await copyWithBuilds();
  const failed: string[] = [];
  for (const owner of owners) {
    const changed = await mutateContent(repository, owner);
    if (changed === 0) return [`No text of ${owner} was found`];
    console.log(`Changed ${changed} texts of ${owner}`);
  }
  for (const [title, [command, ...parameters]] of Object.entries(suitesOf(owners)))
    await timedStep(title, async () => {
      const code = await run(command, parameters, { cwd: repository });
      assert.equal(code, 0, `exit code ${code}`);
    }).catch((error: Error) => failed.push(`${title} (${error.message})`));
  if (failed.length > 0) return [`\nThese depend on the words of ${owners.join(', ')}: ${failed.join(', ')}`];
  console.log(`\nNothing but the tests of its content depends on the words of ${owners.join(', ')}`);
  return [];
});
