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

test.each(shapes)('the small %s is whole in the band that a phone shows', (shape) => {
  // A band of 375 by 112 pixels shows so much of the picture's 600 units, around its middle.
  const [top, bottom] = [300 - (112 * 800) / 375 / 2, 300 + (112 * 800) / 375 / 2];
  for (let index = 0; index < 100; index += 1) {
    const tiling = drawTiling({ shape, seed: `/page-${index}` }, 't');
    const [, y, scale] = /id="ts".*?translate\(\S+ (\S+)\)scale\((\S+)\)/.exec(tiling)!.map(Number);
    expect(y).toBeGreaterThan(top);
    expect(y! + 100 * scale!).toBeLessThan(bottom);
  }
});
