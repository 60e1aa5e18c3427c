import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Platform, Release } from '@site/contracts';
import { unsatisfiedRanges } from '@site/releases/shared-ranges';
import { defineStep } from '../step';
import { build } from './build';
import { live } from './live';

/** What a release uses and the live shell lacks. */
export function missingFromPlatform(
  { uses, shared }: Pick<Release, 'uses' | 'shared'>,
  { exports, tokens, shared: offered }: Platform,
): string[] {
  const functions = Object.entries(uses?.shared ?? {}).flatMap(([name, used]) => {
    const provided = exports[name];
    if (!provided) return [`the live shell does not share ${name}`];
    const lacking = used.filter((each) => !provided.includes(each));
    return lacking.map((each) => `the live shell's ${name} has no ${each}`);
  });
  const properties = (uses?.tokens ?? []).filter((token) => !tokens.includes(token));
  const ranges = offered ? unsatisfiedRanges({ shared }, offered) : [];
  return [...ranges, ...functions, ...properties.map((token) => `the live shell does not declare ${token}`)];
}

/** A comment of a library may name custom properties that no code reads. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;

/** Custom properties that a program reads, without a fallback, and neither it nor the live shell declares. */
export function undeclaredProperties(program: string, { tokens }: Pick<Platform, 'tokens'>): string[] {
  const code = program.replaceAll(COMMENT_LINE, '');
  const names = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, name = '']) => name));
  const declared = new Set([
    ...names(/(--[\w-]+)['"`]?\]?\s*:/g),
    ...names(/(?:\.setProperty\(\s*['"`]|@property\s+)(--[\w-]+)/g),
  ]);
  return [...names(/var\(\s*(--[\w-]+)\s*\)/g)]
    .filter((name) => !declared.has(name) && !tokens.includes(name))
    .map((name) => `neither the release nor the live shell declares ${name}`);
}

/** Checks that the live shell has the versions, functions and custom properties that the release uses. */
export const platform = defineStep({
  name: 'platform',
  needs: { build, live },
  advice:
    'release the shell first, or do not use what it lacks; /_platform lists what the live shell provides',
  async run(_context, values) {
    const { release, output } = values.build;
    // The server bundle is not minimised, and has everything that the browsers' files have.
    const program = await readFile(path.join(output, release.server), 'utf8');
    const count = Object.values(release.uses?.shared ?? {}).flat().length;
    return {
      problems: [
        ...missingFromPlatform(release, values.live.platform),
        ...undeclaredProperties(program, values.live.platform),
      ],
      notes: [`${count} functions, ${release.uses?.tokens.length ?? 0} tokens`],
    };
  },
});
