import { seededBy } from '../seeded';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { color, type AreaTones } from '../tokens';
import { layTiles, withoutHidden, type Stage, type Tile } from './lay-tiles';
import { outlinesOf } from './outlines';
import { tessellations } from './polygons';
import { drawStrapwork, linesThrough } from './strapwork';

/** The input of a tiling: the shape of the page's practice, and a text that no other page has, such as its address. */
export interface Ornament {
  shape: ShapeName;
  seed: string;
}

/** In degrees. No angle may equal 180 / corners: see `starIn`. */
export const ANGLES = [52, 56, 63, 67.5, 72] as const;
/** From one large tile to the next, in units of the picture. */
const MIN_PITCH = 118;
const MAX_PITCH = 139;

/** The frame of a pattern of lines, for `viewBox`. */
export const LINES_FRAME = '0 0 800 600';

/** The frame of a tiling, for `viewBox`. Tiles go on above it, and a `BAND` goes on at its left. */
export const TILING_FRAME = '0 0 660 600';

/** Beside a text: it covers the frame, and goes on above it, because beside a long text there is more room. */
export const SIDE: Stage = {
  left: 0,
  top: -420,
  right: 660,
  bottom: 600,
  clear: 'left',
  slope: [0.85 / 660, 0.22 / 600],
  shapeWithin: [0, 660],
};

/** Below a text: the lower two fifths of the frame, and to its left as far as a tablet is wide. */
export const BAND: Stage = {
  left: -480,
  top: 360,
  right: 660,
  bottom: 600,
  clear: 'top',
  slope: [0.6 / 660, 0.42 / 240],
  shapeWithin: [0, 660],
};

/** Below a text that has a form at its right: as wide as the page, whose right half the form covers. */
export const FOOT: Stage = {
  left: -940,
  top: 360,
  right: 660,
  bottom: 600,
  clear: 'top',
  slope: [0.72 / 1600, 0.3 / 240],
  shapeWithin: [-800, -140],
};

/** As far as these distances tiles are solid, then light, then lines. */
const SOLID_END = 0.43;
const LIGHT_END = 0.62;
const LINES_END = 0.9;

/** By how many percent the second slope of a stage changes, so that the edge of the solid tiles leans differently. */
const MIN_LEANING = 50;
const MAX_LEANING = 150;

/** Wider than every frame. */
const EVERYWHERE = 'M-2e3-2e3H2e3V2e3H-2e3z';

/** The page's accent, as custom properties. */
const PAGE_TONES: AreaTones = { base: color.accent, dark: color.accentDark, tint: color.accentTint };

function compose({ shape, seed }: Ornament) {
  const seeded = seededBy(`${seed} ${shape}`);
  const { from, one } = seeded;
  const tessellation = one(tessellations[shape]);
  const { cell, kinds, stretch = 1 } = tessellation;
  const pitch = from(MIN_PITCH, MAX_PITCH);
  const unit = pitch / Math.sqrt((cell[0] * stretch * cell[1]) / kinds[0]!.length);
  const strapwork = drawStrapwork(tessellation, one(ANGLES), unit);
  const filled = from(0, strapwork.paths.length - 1);
  const leaning = from(MIN_LEANING, MAX_LEANING) / 100;
  return { ...strapwork, seeded, tessellation, pitch, unit, filled, leaning };
}

type Composition = ReturnType<typeof compose>;

function drawPattern({ paths, filled, width, height }: Composition, id: string, { base }: AreaTones): string {
  const strapwork = paths.map((data, kind) => `<path d="${data}"${kind === filled ? '' : ' fill="none"'}/>`);
  return `<pattern id="${id}a" width="${width}" height="${height}" patternUnits="userSpaceOnUse" fill="${base}" stroke="${base}"><g id="${id}g" fill-opacity=".2" stroke-width="2">${strapwork.join('')}</g></pattern>`;
}

/** Draws the inside of an `svg`: a pattern of lines. It has no fills, so that a page can fade it. */
export function drawLines(ornament: Ornament, id: string): string {
  return `${drawPattern({ ...compose(ornament), filled: -1 }, id, PAGE_TONES)}<path d="${EVERYWHERE}" fill="url(#${id}a)"/>`;
}

/** Where the practice's shape lies: on the large tile that is the closest to the edge of the solid ones. */
function placeShape(
  tiles: readonly Tile[],
  { top, bottom, shapeWithin: [left, right] }: Stage,
  size: number,
): Tile['middle'] {
  // All of it shows in a low header.
  const minY = Math.max(top, 200) + size / 2;
  const isRoomy = ({ middle: [x, y], isLarge }: Tile) =>
    isLarge && x > left + size && x < right - size && y > minY && y < bottom - size / 2;
  const fromEdge = ({ distance }: Tile) => Math.abs(distance - SOLID_END);
  return tiles.filter(isRoomy).toSorted((one, other) => fromEdge(one) - fromEdge(other))[0]!.middle;
}

/**
 * Draws the inside of an `svg`: a tessellation that dissolves tile by tile towards the page's text. Tiles are solid at
 * the lower right, then light, then lines. The practice's shape lies among them. Each stage is a `g`.
 *
 * @param id begins the ids inside; no two drawings in a document may have the same.
 */
export function drawTiling(
  ornament: Ornament,
  id: string,
  { tones = PAGE_TONES, stages = [SIDE, BAND] }: { tones?: AreaTones; stages?: readonly Stage[] } = {},
): string {
  const composition = compose(ornament);
  const { tessellation, unit, pitch, leaning, seeded } = composition;
  const { base, dark, tint } = tones;
  const size = Math.round(pitch * 0.7) / 100;
  const drawStage = (stage: Stage) => {
    const slope = [stage.slope[0], stage.slope[1] * leaning] as const;
    const tiles = layTiles(tessellation, unit, { ...stage, slope }, seeded);
    const region = (end: number) =>
      outlinesOf(tiles.filter(({ distance }) => distance < end).map(({ polygon }) => polygon))
        .map((outline) => withoutHidden(outline, stage))
        .filter((outline) => outline.length > 2)
        .map(linesThrough)
        .join('');
    const [x, y] = placeShape(tiles, stage, size * 100).map((middle) => Math.round(middle - size * 50));
    return [
      `<g><path d="${region(LINES_END)}" fill="url(#${id}a)"/>`,
      `<path d="${region(LIGHT_END)}" fill="${base}" fill-opacity=".2"/>`,
      `<path d="${region(SOLID_END)}" fill="url(#${id}b)"/>`,
      `<path d="${shapePaths[ornament.shape]}" fill="${dark}" transform="translate(${x} ${y})scale(${size})"/></g>`,
    ].join('');
  };
  return [
    drawPattern(composition, id, tones),
    `<pattern id="${id}b" href="#${id}a"><path d="M0 0h999v999H0z" fill="${base}"/><use href="#${id}g" fill="${tint}" stroke="${tint}"/></pattern>`,
    ...stages.map(drawStage),
  ].join('');
}
