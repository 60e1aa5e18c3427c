import { seededBy } from '../seeded';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { color, type AreaTones } from '../tokens';
import { tessellations } from './polygons';
import { drawStrapwork } from './strapwork';

/** The input of a tiling: the shape of the page's practice, and a text that no other page has, such as its address. */
export interface Ornament {
  shape: ShapeName;
  seed: string;
}

/* In degrees. No angle may equal 180 / corners: see `starIn`. */
const ANGLES = [52, 56, 63, 67.5, 72] as const;
const TURNS = [0, 15, 30, 45] as const;
/** The length of an edge, in units of the picture of 800 by 600. */
const MIN_EDGE = 40;
const MAX_EDGE = 72;

function compose({ shape, seed }: Ornament) {
  const { from, one } = seededBy(`${seed} ${shape}`);
  const tessellation = one(tessellations[shape]);
  const strapwork = drawStrapwork(tessellation, one(ANGLES), from(MIN_EDGE, MAX_EDGE));
  const size = from(44, 54) / 10;
  const [x, y] = [from(640, 690), from(270, 330)];
  const smallSize = from(12, 18) / 10;
  return {
    ...strapwork,
    turn: one(TURNS),
    filled: from(0, strapwork.paths.length - 1),
    largeShape: `translate(${x - size * 50} ${y - size * 50})scale(${size})`,
    // On the left edge of the large shape, and between 210 and 400, so that the bands of phones show it whole.
    smallShape: `translate(${x - size * 50} ${from(210, 400 - smallSize * 100)})scale(${smallSize})`,
  };
}

/** The page's accent, as custom properties. */
const PAGE_TONES: AreaTones = { base: color.accent, dark: color.accentDark, tint: color.accentTint };

/** The frame of the picture, for `viewBox`. */
export const TILING_FRAME = '0 0 800 600';

/** Wider than the frame: where the frame does not cut it, the lines continue at both sides. */
const EVERYWHERE = 'M-2e3 0H2e3V600H-2e3Z';

type Composition = ReturnType<typeof compose>;

const cellOf = ({ width, height, turn }: Composition) =>
  `width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`;

function drawPattern(composition: Composition, id: string, { base }: AreaTones): string {
  const { paths, filled } = composition;
  const strapwork = paths.map((data, kind) => `<path d="${data}"${kind === filled ? '' : ' fill="none"'}/>`);
  return `<pattern id="${id}a" ${cellOf(composition)} fill="${base}" fill-opacity=".16" stroke="${base}" stroke-width="1.5"><g id="${id}g">${strapwork.join('')}</g></pattern><path d="${EVERYWHERE}" fill="url(#${id}a)"/>`;
}

/** Draws the inside of an `svg`: a pattern of lines, without shapes. */
export function drawLines(ornament: Ornament, id: string): string {
  return drawPattern(compose(ornament), id, PAGE_TONES);
}

/**
 * Draws the inside of an `svg`: a pattern of lines. A large copy of the practice's shape is cut out of it, and a small
 * copy lies on the edge of the large one. Both have other colours than the pattern.
 *
 * @param id begins the ids inside; no two drawings in a document may have the same.
 */
export function drawTiling(ornament: Ornament, id: string, tones = PAGE_TONES): string {
  const composition = compose(ornament);
  const { base, dark, tint } = tones;
  const shape = shapePaths[ornament.shape];
  const inside = (name: string, transform: string, ground: string, lines: string) =>
    `<clipPath id="${id}${name}"><path d="${shape}" transform="${transform}"/></clipPath><g clip-path="url(#${id}${name})"><path d="${EVERYWHERE}" fill="${ground}"/><path d="${EVERYWHERE}" fill="url(#${id}${lines})"/></g>`;
  return [
    drawPattern(composition, id, tones),
    `<pattern id="${id}b" ${cellOf(composition)} fill="${tint}" fill-opacity=".3" stroke="${tint}" stroke-width="2"><use href="#${id}g"/></pattern>`,
    inside('w', composition.largeShape, base, 'b'),
    inside('s', composition.smallShape, dark, 'a'),
  ].join('');
}
