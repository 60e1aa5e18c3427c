import path from 'node:path';
import { fileExists, readTracked, trackedFiles } from './tracked-files';

/** Every package of the repository: its folder and its exports, by its name. */
const PACKAGES = new Map(
  trackedFiles(/(^|\/)package\.json$/).map((file) => {
    const { name, exports = {} } = JSON.parse(readTracked(file)) as {
      name: string;
      exports?: Record<string, string | Record<string, string>>;
    };
    return [name, { folder: path.dirname(file), exports }];
  }),
);

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

const existing = (file: string) =>
  ENDINGS.map((ending) => file + ending).find((each) => /\.\w+$/.test(each) && fileExists(each));

/** The file that an import loads from a package of the repository; undefined for other packages. */
function fileOfPackage(specifier: string): string | undefined {
  const [scope, base, ...rest] = specifier.split('/');
  const known = PACKAGES.get(`${scope}/${base}`);
  if (!known) return undefined;
  const wanted = ['.', ...rest].join('/');
  for (const [entry, target] of Object.entries(known.exports)) {
    const source = typeof target === 'string' ? target : (target['default'] ?? '');
    const [start = '', end] = entry.split('*');
    const matches = end === undefined ? entry === wanted : wanted.startsWith(start) && wanted.endsWith(end);
    if (!matches) continue;
    const part = wanted.slice(start.length, wanted.length - (end?.length ?? 0));
    return existing(path.join(known.folder, source.replace('*', part)));
  }
  return undefined;
}

/** The files of the repository that a file imports, statically or when it runs. */
export function importsOf(file: string): string[] {
  return [...readTracked(file).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('.')
      ? existing(path.join(path.dirname(file), specifier))
      : fileOfPackage(specifier);
    return target ? [target] : [];
  });
}

const isIndex = (file: string) => path.basename(file) === 'index.ts';

/** As `importsOf`, with the files that an imported index exports in place of the index. */
export function reachedFrom(file: string): Set<string> {
  const reached = new Set<string>();
  const follow = (target: string) => {
    if (reached.has(target)) return;
    reached.add(target);
    if (isIndex(target)) importsOf(target).forEach(follow);
  };
  importsOf(file).forEach(follow);
  return reached;
}
