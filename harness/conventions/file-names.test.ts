import path from 'node:path';
import { readTracked, trackedFiles } from './tracked-files';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*$/;
const COMPONENT = /^[A-Z]\w*$/;
const HOOK = /^use[A-Z]\w*$/;

function problemOf(file: string): string | null {
  const name = path.basename(file).replace(/(\.test|\.d)?\.(tsx?|mts|mjs)$/, '');
  if (KEBAB_CASE.test(name)) return null;
  if (!COMPONENT.test(name) && !HOOK.test(name))
    return `${file} is neither in kebab case, nor a component, nor a hook`;
  if (/\.test\.tsx?$/.test(file)) return null;
  const exported = new RegExp(`export (default )?(async )?(function|const|class) ${name}\\b`);
  return exported.test(readTracked(file)) ? null : `${file} does not export ${name}`;
}

test('a file is named after its main export: a component, a hook, or in kebab case', () => {
  const files = trackedFiles(/^(shell|mf-[a-z]+|packages|backend|harness|lab|deploy)\/.*\.(tsx?|mts|mjs)$/);
  expect(files.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
});
