import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

/** The files that git tracks and whose path matches, as paths from the root of the repository. */
export function trackedFiles(pattern: RegExp): string[] {
  const output = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return output.split('\0').filter((file) => pattern.test(file) && existsSync(path.join(root, file)));
}

export const fileExists = (file: string): boolean => existsSync(path.join(root, file));

export const readTracked = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every line of the files that matches, as `file:line: text`. */
export function matchingLines(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readTracked(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}
