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

/** In degrees. No angle may equal 180 / corners: see `starIn`. */
export const ANGLES = [52, 56, 63, 67.5, 72] as const;
const TURNS = [0, 15, 30, 45] as const;
/** The length of an edge, in units of the picture of 800 by 600. */
const MIN_EDGE = 40;
const MAX_EDGE = 72;

/** In the box of each shape, which is 100 high: its upper and lower end, and its left edge at a third of the height. */
const extents: Record<ShapeName, readonly [top: number, bottom: number, edge: number]> = {
  pentagon: [2.5, 93, 2],
  parallelogram: [16, 84, 20],
  square: [7, 93, 7],
  circle: [2, 98, 4],
  diamond: [1, 99, 15],
  triangle: [6, 92, 32],
  rectangle: [22, 78, 2],
  hexagon: [7.5, 92.5, 8],
  star: [2, 96, 30],
};

/**
 * Places the large shape. It is never close to an edge of the picture: it is at least 48 units below the upper one, and
 * goes at least 90 units beyond the lower one and the right one.
 */
function placeLarge(shape: ShapeName, from: (min: number, max: number) => number) {
  const [top, bottom] = extents[shape];
  const size = Math.min(Math.round((from(590, 640) * 10) / (bottom - top)) / 10, 7.6);
  // Of a star, the corner between its lower points is beyond the edge too.
  const end = shape === 'star' ? from(755, 775) : from(690, 740);
  return { size, x: Math.round(from(700, 730) - size * 50), y: Math.round(end - size * bottom) };
}

function compose({ shape, seed }: Ornament) {
  const { from, one } = seededBy(`${seed} ${shape}`);
  const tessellation = one(tessellations[shape]);
  const strapwork = drawStrapwork(tessellation, one(ANGLES), from(MIN_EDGE, MAX_EDGE));
  const { size, x, y } = placeLarge(shape, from);
  const smallSize = from(12, 15) / 10;
  const smallX = Math.round(x + size * extents[shape][2] - smallSize * 20);
  return {
    ...strapwork,
    turn: one(TURNS),
    filled: from(0, strapwork.paths.length - 1),
    largeShape: `translate(${x} ${y})scale(${size})`,
    // On the left edge of the large shape, and between 240 and 390, so that the bands of phones show it whole.
    smallShape: `translate(${smallX} ${from(240, 390 - smallSize * 100)})scale(${smallSize})`,
  };
}

/** The page's accent, as custom properties. */
const PAGE_TONES: AreaTones = { base: color.accent, dark: color.accentDark, tint: color.accentTint };

/** The frame of a pattern of lines, for `viewBox`. */
export const LINES_FRAME = '0 0 800 600';

/** The right edge of a picture with shapes, for `viewBox`: they and the lines fill a box of any width to its left. */
export const TILING_FRAME = '799 0 1 600';

/** Wider than the frame: where the frame does not cut it, the lines continue at both sides. */
const EVERYWHERE = 'M-4e3 0H4e3V600H-4e3Z';

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
