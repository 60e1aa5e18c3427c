import type { Platform, Release } from '@site/contracts';
import { satisfies } from 'semver';
import type { Step } from '../step';
import { needed } from './needed';

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

/** Functions of the shared packages and custom properties of the design system. */
export const platform: Step = {
  name: 'platform',
  after: ['build', 'live'],
  advice: 'release the shell first, or do without; what the live shell has is at /_platform',
  async run(context) {
    const { release, live } = needed(context);
    const count = Object.values(release.uses?.shared ?? {}).flat().length;
    return {
      problems: missingFromPlatform(release, live.platform),
      notes: [`${count} functions, ${release.uses?.tokens.length ?? 0} tokens`],
    };
  },
};
