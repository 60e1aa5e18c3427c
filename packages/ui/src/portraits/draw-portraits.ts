import { drawPortrait } from './draw-portrait';
import type { Look } from './look';
import { portraitFile } from './portrait-file';

export type { Look };

/**
 * The portraits of people, for the build of a remote.
 *
 * @throws Error if the names of two people give the same file, as two names without Latin letters do.
 */
export function drawPortraits(people: readonly { name: string; portrait: Look }[]): Record<string, string> {
  const portraits: Record<string, string> = {};
  for (const { name, portrait } of people) {
    const file = portraitFile(name);
    if (file in portraits) throw new Error(`The portrait of ${name} needs a file of its own, not ${file}`);
    portraits[file] = drawPortrait(name, portrait);
  }
  return portraits;
}
