import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Platform, Release } from '@site/contracts';
import { satisfies } from 'semver';
import type { Step } from '../step';
import { releaseAndLive } from './release-and-live';

/** What a release uses and the live shell lacks. */
export function missingFromPlatform(
  { uses, shared }: Pick<Release, 'uses' | 'shared'>,
  { exports, earlier, tokens }: Platform,
): string[] {
  const functions = Object.entries(uses?.shared ?? {}).flatMap(([name, used]) => {
    const former = earlier[name];
    const isFormer = former && satisfies(former.version, shared[name] ?? '');
    const provided = isFormer ? former.exports : exports[name];
    if (!provided) return [`the live shell does not share ${name}`];
    const lacking = used.filter((each) => !provided.includes(each));
    return lacking.map((each) => `the live shell's ${name} has no ${each}`);
  });
  const properties = (uses?.tokens ?? []).filter((token) => !tokens.includes(token));
  return [...functions, ...properties.map((token) => `the live shell does not declare ${token}`)];
}

/** Custom properties that a program reads, without a fallback, and neither it nor the live shell declares. */
export function undeclaredProperties(program: string, { tokens }: Pick<Platform, 'tokens'>): string[] {
  const names = (pattern: RegExp) => new Set([...program.matchAll(pattern)].map(([, name = '']) => name));
  const declared = names(/(--[\w-]+)['"`]?\]?\s*:/g);
  return [...names(/var\(\s*(--[\w-]+)\s*\)/g)]
    .filter((name) => !declared.has(name) && !tokens.includes(name))
    .map((name) => `neither the release nor the live shell declares ${name}`);
}

/** Compares the used functions of the shared packages and custom properties of the design system with the live shell. */
export const platform: Step = {
  name: 'platform',
  after: ['build', 'live'],
  advice: 'release the shell first, or do not use it; /_platform lists what the live shell provides',
  async run(context) {
    const { release, live, output } = releaseAndLive(context);
    // Not minimised, and with everything that the browsers' files have.
    const program = await readFile(path.join(output, release.server), 'utf8');
    const count = Object.values(release.uses?.shared ?? {}).flat().length;
    return {
      problems: [
        ...missingFromPlatform(release, live.platform),
        ...undeclaredProperties(program, live.platform),
      ],
      notes: [`${count} functions, ${release.uses?.tokens.length ?? 0} tokens`],
    };
  },
};
