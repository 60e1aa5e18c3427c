import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { drawTiling } from './draw-tiling';
import { tessellations } from './polygons';
import { drawStrapwork, starIn } from './strapwork';

const shapes = Object.keys(shapePaths) as ShapeName[];

test('the lines of two polygons with a common edge continue each other', () => {
  const square = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const;
  const neighbour = square.map(([x, y]) => [x + 2, y] as const);
  const [here, there] = [starIn(square, 60), starIn(neighbour, 60)];
  const middle = here.findIndex(([x, y]) => x === 2 && y === 1);
  const same = there.findIndex(([x, y]) => x === 2 && y === 1);
  const [before, after] = [here.at(middle - 1)!, there.at(same - 1)!];
  // The line through the middle of the edge has one direction on both sides.
  expect((before[1] - 1) / (before[0] - 2)).toBeCloseTo((after[1] - 1) / (after[0] - 2));
});

test.each(shapes)('the strapwork of a %s repeats without a seam', (shape) => {
  for (const tessellation of tessellations[shape]) {
    const { width, height, paths } = drawStrapwork(tessellation, 63, 40);
    expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true);
    expect(paths.join('')).not.toMatch(/NaN|Infinity/);
  }
});

test.each(shapes)('tilings of a %s take 3 KB at most, and differ from address to address', (shape) => {
  const drawn = Array.from({ length: 100 }, (_, index) => drawTiling({ shape, seed: `/page-${index}` }, 't'));
  for (const tiling of drawn) expect(tiling.length).toBeLessThan(2_800);
  expect(new Set(drawn).size).toBe(drawn.length);
});

const placeOf = (tiling: string, id: string) => {
  const [, x, y, scale] = new RegExp(`id="${id}".*?translate\\((\\S+) (\\S+)\\)scale\\((\\S+)\\)`)
    .exec(tiling)!
    .map(Number) as [number, number, number, number];
  return { x, y, scale };
};

/** Where each shape ends in its box of 100 by 100. */
const ends: Record<ShapeName, readonly [top: number, bottom: number, right: number]> = {
  pentagon: [2.5, 92.95, 97.55],
  parallelogram: [16, 84, 99],
  square: [7, 93, 93],
  circle: [2, 98, 98],
  diamond: [1, 99, 99],
  triangle: [6, 92, 99],
  rectangle: [22, 78, 98],
  hexagon: [7.56, 92.44, 99],
  star: [2, 96.07, 99.45],
};

test.each(shapes)(
  'a large %s goes far beyond two edges of the picture, and stays away from the third',
  (shape) => {
    const [top, bottom, right] = ends[shape];
    for (let index = 0; index < 100; index += 1) {
      const { x, y, scale } = placeOf(drawTiling({ shape, seed: `/page-${index}` }, 't'), 'tw');
      expect(y + top * scale).toBeGreaterThan(45);
      expect(y + bottom * scale).toBeGreaterThan(685);
      expect(x + right * scale).toBeGreaterThan(885);
    }
  },
);

test.each(shapes)('the small %s is whole in the band that a phone shows', (shape) => {
  // The header shows 240 of the picture's 600 units, from 192, and fades in their first 50.
  for (let index = 0; index < 100; index += 1) {
    const { y, scale } = placeOf(drawTiling({ shape, seed: `/page-${index}` }, 't'), 'ts');
    expect(y).toBeGreaterThanOrEqual(240);
    expect(y + 100 * scale).toBeLessThan(432 - 40);
  }
});
