import { drawPortrait } from './draw-portrait';
import type { Look } from './look';
import { portraitPicture } from './portrait-file';

export type { Look };

/**
 * The portraits of people, for the build of a remote.
 *
 * @throws Error if the look of one of them is missing.
 */
export function drawPortraits(
  people: readonly { name: string }[],
  looks: Readonly<Record<string, Look>>,
): Record<string, string> {
  return Object.fromEntries(
    people.map(({ name }) => {
      const look = looks[name];
      if (!look) throw new Error(`src/content/portraits.ts does not say how ${name} looks: add an entry`);
      return [portraitPicture(name), drawPortrait(name, look)];
    }),
  );
}
