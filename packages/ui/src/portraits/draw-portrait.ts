import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { path } from '../svg-marks';
import type { AreaColor } from '../tokens';
import { beards } from './beard';
import { dresses } from './dress';
import { eyes, glassesOf } from './eyes';
import { ageLines, ears, faceOf, modelling, neck, skinFills } from './face';
import { hairstyles } from './hair';
import type { Hairstyle, Head } from './head';
import type { Look } from './look';
import { lips, mouthOf, nose } from './nose-and-mouth';
import { flipped, litFill, mix, type Tones } from './pen';
import { personOf, tonesOf } from './person';

const SHAPES: Record<AreaColor, ShapeName> = {
  'teal-light': 'pentagon',
  pink: 'parallelogram',
  sage: 'square',
  blue: 'hexagon',
  red: 'circle',
  purple: 'diamond',
  yellow: 'triangle',
};

const ground = (color: AreaColor, { base, dark }: Tones) =>
  `<linearGradient id="g"><stop stop-color="${mix(base, '#ffffff', 0.32)}"/><stop offset="1" stop-color="${mix(base, dark, 0.22)}"/></linearGradient>` +
  '<path d="M-72-84H72V96H-72Z" fill="url(#g)"/>' +
  `<path d="${shapePaths[SHAPES[color]]}" transform="translate(-66 -76)scale(1.32)" fill="${mix(base, '#ffffff', 0.5)}" fill-opacity=".55"/>`;

/**
 * Draws a person as an SVG document, 4 wide and 5 high: a face lit from the left, on the two tones of the practice.
 *
 * @param name makes differences between faces of the same look; it is not part of the picture.
 */
export function drawPortrait(name: string, look: Look): string {
  const person = personOf(name, look);
  const tones = tonesOf(person);
  const { skinShade } = tones;
  const face = faceOf(person);
  const mouth = mouthOf(person);
  const style: Hairstyle = hairstyles[person.hair];
  const head: Head = { tones, face, choicesFor: person.choicesFor };
  const { trait, one } = person.choicesFor('head');
  const mirrored = style.sided === true && one([true, false]);
  // Cloth falls to the shoulders, so its light goes further than that of hair.
  const reach = (style.color ? 56 : 36) * (mirrored ? -1 : 1);
  const sided = (drawing: string) => (mirrored && drawing ? flipped(drawing) : drawing);
  // Clothes stay upright: turned shoulders would leave the picture's lower edge.
  const tilted = `<g transform="rotate(${(trait() * 4).toFixed(1)} 0 50)">`;
  const beard = person.beard
    ? beards[person.beard]({ face, mouth, tones, choices: person.choicesFor('beard') })
    : '';
  return (
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-72 -84 144 180">',
      ground(person.color, tones),
      skinFills(tones),
      litFill('h', style.color?.(head) ?? tones.hair, tones.shade, reach),
      `<defs><path id="t" d="${style.shape(head)}"/></defs><clipPath id="f"><path d="${face.outline}"/></clipPath>`,
      tilted,
      // Long hair covers the ears.
      ears(face, tones),
      sided(style.back?.(head) ?? ''),
      '</g>',
      neck(person, tones),
      dresses[person.dress](tones),
      tilted,
      path(face.outline, 'url(#s)'),
      '<g clip-path="url(#f)">',
      modelling(face, tones),
      `<use href="#t" transform="translate(1.4 2.6)${mirrored ? 'scale(-1 1)' : ''}" fill="${skinShade}" fill-opacity=".24"/>`,
      sided(style.under?.(head) ?? ''),
      '</g>',
      `<g transform="translate(${face.turn} 0)">`,
      ageLines(person, tones),
      nose(person, tones),
      lips(mouth, tones),
      eyes(person, tones),
      beard,
      glassesOf(person, tones),
      '</g>',
      sided(`<use href="#t" fill="url(#h)"/>${style.details?.(head) ?? ''}`),
      '</g></svg>',
    ]
      .join('')
      // A tenth of a unit is a quarter of a pixel in the largest portrait.
      .replaceAll(/ d="[^"]+"/g, (data) =>
        data.replaceAll(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))),
      )
      .replaceAll(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
  );
}
