import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { ANGLES, drawTiling } from './draw-tiling';
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

/** The closed lines of a path: where they start, their data from there, and the ends of their box. */
function outlinesOf(path: string) {
  return [...path.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)([^M]*)/g)].map(([, x, y, data = '']) => {
    const start = { x: Number(x), y: Number(y) };
    const numbers = [...data.matchAll(/-?[\d.]+/g)].map(Number);
    const points = [start];
    // A circle: its first number is the radius, and it starts at its left end.
    if (data.startsWith('a')) {
      const radius = numbers[0]!;
      points.push(
        { x: start.x + radius, y: start.y - radius },
        { x: start.x + 2 * radius, y: start.y + radius },
      );
    } else {
      for (let at = 0; at < numbers.length; at += 2) {
        const { x: fromX, y: fromY } = points.at(-1)!;
        points.push({ x: fromX + numbers[at]!, y: fromY + numbers[at + 1]! });
      }
    }
    return { ...start, data, xs: points.map((point) => point.x), ys: points.map((point) => point.y) };
  });
}

test.each(shapes)('the strapwork of a %s repeats without a seam', (shape) => {
  for (const tessellation of tessellations[shape]) {
    for (const angle of ANGLES) {
      const { width, height, paths } = drawStrapwork(tessellation, angle, 40);
      for (const path of paths) {
        const outlines = outlinesOf(path);
        const drawn = new Set(outlines.map(({ x, y, data }) => `${x} ${y} ${data}`));
        for (const { x, y, data, xs, ys } of outlines) {
          // What leaves the cell at one edge comes in at the opposite one.
          if (Math.min(...xs) < 0) expect(drawn).toContain(`${x + width} ${y} ${data}`);
          if (Math.max(...xs) > width) expect(drawn).toContain(`${x - width} ${y} ${data}`);
          if (Math.min(...ys) < 0) expect(drawn).toContain(`${x} ${y + height} ${data}`);
          if (Math.max(...ys) > height) expect(drawn).toContain(`${x} ${y - height} ${data}`);
        }
        expect(path).not.toMatch(/NaN|Infinity/);
      }
    }
  }
});

test.each(shapes)('tilings of a %s take 2.8 KB at most, and differ from address to address', (shape) => {
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
