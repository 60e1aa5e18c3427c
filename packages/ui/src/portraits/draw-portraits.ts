import { drawPortrait } from './draw-portrait';
import type { Look } from './look';
import { portraitFile } from './portrait-file';

export type { Look };

/** The portraits of people, for the build of a remote. */
export const drawPortraits = (people: readonly { name: string; portrait: Look }[]): Record<string, string> =>
  Object.fromEntries(people.map(({ name, portrait }) => [portraitFile(name), drawPortrait(name, portrait)]));
