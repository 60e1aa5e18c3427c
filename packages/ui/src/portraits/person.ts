import { seededBy } from '../seeded';
import { area, navy } from '../tokens';
import { beards } from './beard';
import { womensHair } from './hair';
import type { Choices } from './head';
import { HAIR_COLORS, SKINS, type Look } from './look';
import { mix, type Tones } from './pen';

/** A person as `personOf` describes one. */
export type Person = ReturnType<typeof personOf>;

const isBeard = (extra: string): extra is keyof typeof beards => Object.hasOwn(beards, extra);

/** What is drawn of a person: the look, by name, and what follows from the name. */
export function personOf(name: string, [color, age, skin, face, hair, hairColor, dress, ...extras]: Look) {
  return {
    color,
    age,
    skin,
    face,
    hair,
    hairColor,
    dress,
    /** With fuller lips and finer brows. */
    feminine: womensHair.has(hair),
    beard: extras.find(isBeard),
    glasses: extras.find((extra) => extra === 'round' || extra === 'square'),
    /** Each part has choices of its own, so that a change of the eyes leaves the mouth as it is. */
    choicesFor(part: string): Choices {
      const { from, one } = seededBy(`${name} ${part}`);
      return { one, trait: () => from(-100, 100) / 100 };
    },
  };
}

/** The colours in which a person is drawn. */
export function tonesOf({ color, skin, hairColor, feminine, choicesFor }: Person): Tones {
  const { base, dark } = area[color];
  const face = mix(SKINS[skin], base, 0.04);
  const { one } = choicesFor('lips');
  return {
    skin: face,
    lip: feminine ? mix(face, one(['#a0303f', '#a8453c', '#98364e']), 0.46) : mix(face, '#9a4038', 0.34),
    crease: mix(face, '#4a1f14', 0.5),
    hair: mix(HAIR_COLORS[hairColor], dark, 0.18),
    shade: mix(dark, navy, 0.25),
    skinShade: mix(dark, '#6b2d14', 0.8),
    glow: '#fff3e0',
    ink: navy,
    base,
    dark,
    paper: '#fbf5ea',
  };
}
