import { path, stroke } from '../svg-marks';
import { outlineOf, type FaceShape } from './head';
import { bothSides, litFill, mix, softSpot, type Tones } from './pen';
import type { Person } from './person';

/* Half the width of the face, and of the jaw. */
const FACES = { narrow: [28, 17], oval: [29.5, 19.5], broad: [31.5, 21.5], square: [30.5, 22.5] } as const;

/** The face of a person, whose chin follows from the name. */
export function faceOf({ face, feminine, choicesFor }: Person): FaceShape {
  const { trait } = choicesFor('face');
  const [half, width] = FACES[face];
  const jaw = width + trait() - (feminine ? 1 : 0);
  const chin = 45 + trait() * 1.2;
  const turn = trait() > 0 ? 1.6 : -1.6;
  return { half, jaw, chin, turn, outline: outlineOf(half, jaw, chin, -46, 9.5 + trait() * 1.5) };
}

/** The fills that a head uses: lit skin, and soft spots of light and of warmth. */
export const skinFills = ({ skin, skinShade, glow }: Tones): string =>
  litFill('s', skin, skinShade) + softSpot('k', '#d9604f', 0.17) + softSpot('l', glow, 0.36);

/** A neck on which the head throws its shadow. */
export const neck = ({ feminine }: Person, { skinShade }: Tones): string =>
  path(
    feminine ? 'M-13 30C-12 46-13 52-15 56Q0 70 15 56C13 52 12 46 13 30Z' : 'M-14 30V56Q0 70 14 56V30Z',
    'url(#s)',
  ) +
  path(
    `M-13 34C-8 46 8 48 13 32${feminine ? 'C12 46 13 52 15 56' : 'H14V57'}Q9 63 4 64C5 56-4 51-13 43Z`,
    skinShade,
    0.34,
  );

/** Light from the left: the right side of forehead, cheek and jaw lies in the shade. Is cut off at the outline. */
export const modelling = ({ jaw, chin }: FaceShape, { skinShade }: Tones): string =>
  path(
    `M15-50C21-40 23-26 20.6-13C19.6-7 24 0 22.4 7C20.4 16 ${jaw - 6} 22 ${jaw - 8} 31C${jaw - 9} 38 9 ${chin} 3 50H44V-50Z`,
    skinShade,
    0.15,
  ) +
  bothSides('<ellipse cx="17" cy="12" rx="11" ry="9" fill="url(#k)"/>') +
  '<ellipse cx="-16" cy="7" rx="9" ry="6" fill="url(#l)"/><ellipse cx="-9" cy="-22" rx="15" ry="13" fill="url(#l)" fill-opacity=".7"/>';

/** Lines of age: beside nose and mouth, under the eyes, on the forehead. */
export function ageLines({ age }: Person, { crease }: Tones): string {
  if (age < 44) return '';
  const strength = Math.min(0.5, (age - 34) / 48);
  return (
    bothSides(
      stroke('M8.4 15.4Q12.6 19 13.8 24', crease, 1, strength) +
        stroke('M8.5 2Q13 4.2 17.6 1.8', crease, 0.8, strength),
    ) +
    (age < 54 ? '' : stroke('M-12-27Q0-29.6 12-27M-9-31.6Q0-33.4 9-31.6', crease, 0.8, strength * 0.7)) +
    (age < 56 ? '' : bothSides(stroke('M21.4-6.4L25-8M21.8-4L25.6-3.8', crease, 0.8, strength)))
  );
}

/** Ears, in which the light is weaker on the right. */
export const ears = ({ half }: FaceShape, { skin, skinShade }: Tones): string =>
  `<ellipse cx="-${half}" cy="2" rx="4.6" ry="8" fill="${mix(skin, skinShade, 0.06)}"/><ellipse cx="${half}" cy="2" rx="4.6" ry="8" fill="${mix(skin, skinShade, 0.26)}"/>` +
  bothSides(stroke(`M${half + 1}-2Q${half + 3.4} 1 ${half + 1.4} 6`, skinShade, 1, 0.4));
