import { seededBy } from '../seeded';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { path, stroke } from '../svg-marks';
import { area, paperScheme, type AreaColor } from '../tokens';
import { dresses } from './dress';
import { beards, hairstyles, womensHair } from './hair';
import { HAIR_COLORS, SKINS, type Look } from './look';
import { bothSides, mix, type Tones } from './pen';

/* Half the width of the face, and of the jaw. */
const FACES = { narrow: [28, 17], oval: [29.5, 20], broad: [31.5, 22], square: [30.5, 25] } as const;

const SHAPES: Record<AreaColor, ShapeName> = {
  'teal-light': 'pentagon',
  pink: 'parallelogram',
  sage: 'square',
  blue: 'hexagon',
  red: 'circle',
  purple: 'diamond',
  yellow: 'triangle',
};

const isBeard = (extra: string): extra is keyof typeof beards => Object.hasOwn(beards, extra);

function personOf([color, age, skin, face, hair, hairColor, dress, ...extras]: Look) {
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
  };
}
type Person = ReturnType<typeof personOf>;

/** Small differences between faces that follow from the name: numbers from -1 to 1. */
function traitsOf(name: string): () => number {
  const { from } = seededBy(name);
  return () => from(-100, 100) / 100;
}

function tonesOf({ color, skin, hairColor }: Person): Tones {
  const { base, dark } = area[color];
  const { ink } = paperScheme;
  const face = mix(SKINS[skin], base, 0.04);
  return {
    skin: face,
    lip: mix(face, '#a0303f', 0.36),
    crease: mix(face, '#4a1f14', 0.5),
    hair: mix(HAIR_COLORS[hairColor], dark, 0.18),
    shade: mix(dark, ink, 0.25),
    skinShade: mix(dark, '#6b2d14', 0.8),
    ink,
    base,
    dark,
    paper: '#fbf5ea',
  };
}

function eyes(look: Person, tones: Tones, trait: () => number): string {
  const { ink, shade, skin, crease } = tones;
  const apart = 12.6 + trait() * 0.7;
  const open = (look.feminine ? 5.8 : 5) + trait() * 1.3;
  const lower = 3.6 + trait() * 0.8;
  // Positive if the outer corner is lower than the inner one.
  const slant = trait() * 0.9;
  const gaze = trait() * 0.9;
  const fold = 2.6 + trait() * 0.9;
  const brow = -14.4 + trait();
  const arch = 2 + trait() * 1.3;
  const thick = (look.feminine ? 2.2 : 3.1) + trait() * 0.5;
  const browColor = ['grey', 'white', 'blond'].includes(look.hairColor)
    ? mix(tones.hair, ink, 0.35)
    : tones.hair;
  const outline = `M-6.6.6Q-1-${open} 6.4 ${slant}Q0 ${lower}-6.6.6Z`;
  const lid = look.feminine
    ? stroke(`M-6.8.8Q-1-${open + 0.7} 6.8 ${slant - 0.3}l1.6-1.4`, ink, 1.8)
    : stroke(`M-6.6.6Q-1-${open + 0.3} 6.4 ${slant}`, mix(ink, crease, 0.45), 1.2);
  const side = (mirrored: 1 | -1) =>
    path(outline, mix('#ffffff', skin, 0.12)) +
    `<g clip-path="url(#e)"><circle cx="${gaze * mirrored}" cy="-.7" r="3.2" fill="${mix(ink, '#3a2417', 0.5)}"/><circle cx="${(gaze - 1.1) * mirrored}" cy="-1.9" r="1" fill="#fff"/></g>` +
    lid +
    stroke(`M-5.6-${open - 0.2}Q.5-${open + fold} 6.8-${open - 1.2 - slant}`, shade, 0.9, 0.45) +
    path(
      `M-7.6 ${brow + 5}L-7.2 ${brow + 5 - thick}Q1 ${brow + 3.6 - arch - thick} 9.4 ${brow + 4.4 + slant}Q1 ${brow + 4.6 - arch}-7.6 ${brow + 5}Z`,
      browColor,
    );
  return (
    `<clipPath id="e"><path d="${outline}"/></clipPath>` +
    `<g transform="translate(${apart} -4)">${side(1)}</g>` +
    `<g transform="translate(-${apart} -4)scale(-1 1)">${side(-1)}</g>`
  );
}

function noseAndMouth(look: Person, tones: Tones, trait: () => number): string {
  const { lip, crease, skinShade } = tones;
  const nose = 12.4 + trait();
  const wide = (look.feminine ? 4.8 : 5.8) + trait() * 0.5;
  const narrow = (look.feminine ? 9.4 : 10.2) + trait() * 0.8;
  const mood = trait();
  // From closed lips to a broad smile, which shows teeth.
  const smile = 2.6 + mood * 2.2;
  const open = mood > 0.3 ? 2.6 : 0;
  const half = narrow + open / 2;
  const lower = 32 + smile / 2 + open / 4;
  const full = (look.feminine ? 0.9 : 0.4) + trait() * 0.1;
  return [
    path(
      `M2-9C3 0 ${wide + 1} ${nose - 7} ${wide + 2.4} ${nose - 1.6}Q5 ${nose + 2.6} 0 ${nose + 2}Q3 4 2-9Z`,
      skinShade,
      0.2,
    ),
    stroke(
      `M-${wide} ${nose - 0.6}Q-${wide - 1.4} ${nose + 1.4}-2 ${nose + 1.2}Q0 ${nose + 2.6} 2 ${nose + 1.2}Q${wide - 1.4} ${nose + 1.4} ${wide} ${nose - 0.6}`,
      crease,
      1.3,
    ),
    path(
      `M-${half} ${27 - smile}C-5 25.4-2.4 24 0 25.2C2.4 24 5 25.4 ${half} ${27 - smile}Q0 ${28.6 + smile}-${half} ${27 - smile}Z`,
      lip,
      full,
    ),
    path(
      `M-${half - 1} ${27.6 - smile}Q0 ${28.4 + smile} ${half - 1} ${27.6 - smile}Q${half - 4.5} ${lower} 0 ${lower}Q-${half - 4.5} ${lower}-${half - 1} ${27.6 - smile}Z`,
      mix(lip, '#ffffff', 0.14),
      full,
    ),
    open === 0
      ? ''
      : path(
          `M-${half - 1.4} ${27.4 - smile}Q0 ${28 + smile} ${half - 1.4} ${27.4 - smile}Q0 ${28 + smile + 2 * open}-${half - 1.4} ${27.4 - smile}Z`,
          '#fffaf4',
        ),
    stroke(
      `M-${half + 0.6} ${26.4 - smile}Q0 ${28.4 + smile} ${half + 0.6} ${26.2 - smile}`,
      mix(lip, tones.ink, 0.55),
      1.5,
    ),
    stroke('M-4 37Q0 38.2 4 37', crease, 1.2, 0.4),
  ].join('');
}

/** Lines of age: beside nose and mouth, under the eyes, on the forehead. */
function ageLines({ age }: Person, { crease }: Tones): string {
  if (age < 44) return '';
  const strength = Math.min(0.6, (age - 34) / 40);
  return (
    bothSides(
      stroke('M8 15Q13 20 13.6 25', crease, 1.1, strength) +
        stroke('M8.5 1.6Q13 4 17.6 1.4', crease, 0.9, strength),
    ) +
    (age < 54 ? '' : stroke('M-12-27Q0-29.6 12-27M-9-31.6Q0-33.4 9-31.6', crease, 0.9, strength * 0.8)) +
    (age < 56 ? '' : bothSides(stroke('M21-7L25-9M21.4-4.6L25.6-4.4', crease, 0.9, strength)))
  );
}

function glassesOf({ glasses }: Person, { ink }: Tones): string {
  if (!glasses) return '';
  const frame =
    glasses === 'round'
      ? 'M4.2-4a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0-17.6 0'
      : 'M4.4-10Q13-11.4 22.4-10L21.4.4Q20.6 3 17 3H9.4Q5.6 3 5 0Z';
  return (
    bothSides(path(`${frame}Z`, '#ffffff', 0.16) + stroke(frame, ink, 1.7) + stroke('M22-6L30-8', ink, 1.7)) +
    stroke('M-4.4-5.6Q0-8 4.4-5.6', ink, 1.7)
  );
}

/**
 * Draws a person as an SVG document, 4 wide and 5 high: a face lit from the left, on the two tones of the practice.
 *
 * @param name makes small differences between faces of the same look; it is not part of the picture.
 */
export function drawPortrait(name: string, row: Look): string {
  const look = personOf(row);
  const trait = traitsOf(name);
  const tones = tonesOf(look);
  const { base, dark, skin, skinShade } = tones;
  const [w, jaw] = FACES[look.face];
  const chin = 45 + trait() * 1.2;
  const style: { back?: (of: Tones) => string; front: (of: Tones) => string } = hairstyles[look.hair];
  const face = `M0-46C18-46 ${w}-34 ${w}-10C${w} 6 ${w - 1} 14 ${jaw + 4} 27C${jaw} 38 9 ${chin} 0 ${chin}C-9 ${chin}-${jaw} 38-${jaw + 4} 27C-${w - 1} 14-${w} 6-${w}-10C-${w}-34-18-46 0-46Z`;
  const turn = trait() > 0 ? 1.6 : -1.6;
  // Clothes stay upright: turned shoulders would leave the picture's lower edge.
  const head = `<g transform="rotate(${(trait() * 4).toFixed(1)} 0 50)">`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-72 -84 144 180">',
    `<linearGradient id="g"><stop stop-color="${mix(base, '#ffffff', 0.32)}"/><stop offset="1" stop-color="${mix(base, dark, 0.22)}"/></linearGradient>`,
    `<clipPath id="f"><path d="${face}"/></clipPath>`,
    '<path d="M-72-84H72V96H-72Z" fill="url(#g)"/>',
    `<path d="${shapePaths[SHAPES[look.color]]}" transform="translate(-66 -76)scale(1.32)" fill="${mix(base, '#ffffff', 0.5)}" fill-opacity=".55"/>`,
    head,
    // Long hair covers the ears.
    bothSides(`<ellipse cx="${w}" cy="2" rx="4.6" ry="8" fill="${mix(skin, skinShade, 0.12)}"/>`),
    style.back?.(tones) ?? '',
    '</g>',
    path('M-14 30V56Q0 70 14 56V30Z', skin) +
      path('M-14 36Q4 62 14 34V56Q10 64 2 64Q0 52-14 44Z', skinShade, 0.28),
    dresses[look.dress](tones),
    head,
    path(face, skin),
    '<g clip-path="url(#f)">',
    path('M8-50C18-34 13-14 17-2C21 8 17 18 13 28C9 38 5 42 1 50H44V-50Z', skinShade, 0.2),
    bothSides(`<ellipse cx="17" cy="12" rx="8" ry="6" fill="#d9604f" fill-opacity=".09"/>`),
    look.beard ? beards[look.beard](tones) : '',
    '</g>',
    `<g transform="translate(${turn} 0)">`,
    ageLines(look, tones),
    noseAndMouth(look, tones, trait),
    eyes(look, tones, trait),
    glassesOf(look, tones),
    '</g>',
    style.front(tones),
    '</g></svg>',
  ]
    .join('')
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
}
