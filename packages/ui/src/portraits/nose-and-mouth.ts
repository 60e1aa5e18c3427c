import { path, stroke } from '../svg-marks';
import type { Mouth } from './head';
import { mix, type Tones } from './pen';
import type { Person } from './person';

/* The nose starts between the brows at -9. `tip` says how far it hangs below its wings, `bump` how its bridge bends. */
const NOSES = {
  straight: { length: 12.2, wings: 4.8, tip: 2.4, bump: 0 },
  broad: { length: 11.8, wings: 5.8, tip: 2, bump: 0.3 },
  aquiline: { length: 13.4, wings: 4.9, tip: 3.4, bump: 1.5 },
  short: { length: 10.8, wings: 5, tip: 1.6, bump: -0.4 },
} as const;

const MOUTHS = {
  even: { half: 9.8, full: 1, bow: 1.2 },
  wide: { half: 11.2, full: 0.85, bow: 0.8 },
  full: { half: 9.4, full: 1.35, bow: 1.5 },
  fine: { half: 10.2, full: 0.65, bow: 1 },
} as const;

/** The mouth of a person, from closed lips to a broad smile. */
export function mouthOf({ feminine, choicesFor }: Person): Mouth {
  const { one, trait } = choicesFor('mouth');
  const { half, full, bow } = one(Object.values(MOUTHS));
  const mood = trait();
  const smile = 2.9 + mood * 1.3;
  const open = mood > 0.35 ? 2.5 : 0;
  const thick = full * (feminine ? 1.15 : 0.9);
  return {
    half: half + open / 2 - (feminine ? 0.4 : 0),
    full: thick,
    bow,
    smile,
    open,
    tilt: trait() * 0.6,
    lower: 27.2 + open * 1.3 + (open > 0 ? 2 : 2.8) * thick,
  };
}

/** A nose whose right side lies in the shade. */
export function nose({ feminine, choicesFor }: Person, { crease, skinShade, glow }: Tones): string {
  const { one, trait } = choicesFor('nose');
  const { length, wings, tip, bump } = one(Object.values(NOSES));
  const end = length + trait() * 0.5;
  const wide = wings + (feminine ? -0.5 : 0.4);
  return [
    path(
      `M3-10C2.6-5 ${2.4 + bump}-2 ${2 + bump} 1C${2 + bump / 2} 6 ${wide - 1} ${end - 5} ${wide + 1} ${end - 1.6}Q${wide + 0.8} ${end + 1.2} ${wide - 1} ${end + 0.8}Q2 ${end + tip} 0 ${end + tip}C1.6 ${end - 4} 1 2-.4-2Q1-6 3-10Z`,
      skinShade,
      0.22,
    ),
    path(
      `M-${wide - 0.6} ${end + 0.6}Q0 ${end + tip + 0.6} ${wide + 0.4} ${end}Q5.4 ${end + 4.4} 1 ${end + 4}Q-2 ${end + 3}-${wide - 0.6} ${end + 0.6}Z`,
      skinShade,
      0.14,
    ),
    stroke(`M-.9-5Q${bump * 0.6 - 1} 2-1.2 ${end - 4}`, glow, 1.7, 0.4),
    `<ellipse cx="-1.2" cy="${end - 0.6}" rx="1.9" ry="1.5" fill="${glow}" fill-opacity=".45"/>`,
    stroke(
      `M-${wide} ${end - 1.6}Q-${wide + 0.5} ${end + 1}-2.6 ${end + 0.6}Q0 ${end + tip + 0.6} 2.6 ${end + 0.6}Q${wide + 0.5} ${end + 1} ${wide} ${end - 1.6}`,
      crease,
      1.1,
      0.85,
    ),
  ].join('');
}

/** Lips, and teeth if the mouth is open. */
export function lips({ half, full, bow, smile, open, tilt, lower }: Mouth, tones: Tones): string {
  const { lip, skin, crease, skinShade, glow, ink } = tones;
  const [left, right] = [27 - smile + tilt, 27 - smile - tilt];
  const top = 26 - 1.7 * full;
  const line = 27.4 + smile * 0.9;
  const edge = mix(lip, ink, 0.5);
  // Only an open mouth shows the lower lip up to the corners.
  const [wide, inset] = open > 0 ? [half - 0.8, 0.6] : [half - 1.7, 1];
  return [
    path(
      `M-${half} ${left}C-5.4 ${top + 0.4}-2.6 ${top - bow / 2} 0 ${top + bow / 2}C2.6 ${top - bow / 2} 5.4 ${top + 0.4} ${half} ${right}Q0 ${line}-${half} ${left}Z`,
      mix(lip, skinShade, 0.12),
    ),
    path(
      `M-${wide} ${left + inset}Q0 ${line + 0.4} ${wide} ${right + inset}C${wide - 2.6} ${lower - 0.5} 3.4 ${lower} 0 ${lower}C-3.4 ${lower}-${wide - 2.6} ${lower - 0.5}-${wide} ${left + inset}Z`,
      mix(lip, skin, 0.3),
    ),
    open === 0
      ? ''
      : path(
          `M-${half - 1.2} ${left + 0.6}Q0 ${line} ${half - 1.2} ${right + 0.6}Q0 ${line + 2 * open}-${half - 1.2} ${left + 0.6}Z`,
          '#fffaf4',
        ),
    stroke(`M-${half + 0.2} ${left - 0.3}Q0 ${line} ${half + 0.2} ${right - 0.3}`, edge, 1.3),
    stroke(`M-4 ${lower - 1.3}Q-2 ${lower - 0.8} 0 ${lower - 1}`, glow, 1, 0.35),
    stroke(`M-4 ${lower + 2}Q.6 ${lower + 3.4} 4.6 ${lower + 1.6}`, crease, 1.3, 0.3),
  ].join('');
}
