import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { ANGLES, BAND, drawTiling, FOOT } from './draw-tiling';
import { tessellations, type Point, type Polygon } from './polygons';
import { drawStrapwork, scaled, starIn } from './strapwork';

const shapes = Object.keys(shapePaths) as ShapeName[];
const seeds = Array.from({ length: 40 }, (_, index) => `/page-${index}`);

const tilings = new Map<ShapeName, string[]>();

/** The tilings of a shape, which every test reads, are drawn once. */
function tilingsOf(shape: ShapeName): string[] {
  const drawn = tilings.get(shape) ?? seeds.map((seed) => drawTiling({ shape, seed }, 't'));
  tilings.set(shape, drawn);
  return drawn;
}

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

test.each(shapes)('tilings of a %s take 3 KB at most, and differ from address to address', (shape) => {
  const drawn = tilingsOf(shape);
  for (const tiling of drawn) expect(tiling.length).toBeLessThan(3_000);
  expect(new Set(drawn).size).toBe(drawn.length);
});

/** Whether a polygon has a point inside: a ray from the point crosses its edges an odd number of times. */
const hasInside = (polygon: Polygon, [x, y]: Point): boolean =>
  polygon.filter(([toX, toY], index) => {
    const [fromX, fromY] = polygon.at(index - 1)!;
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  }).length %
    2 ===
  1;

/** Of the shape, from its middle. Its path has a box of 100, which is drawn 0.7 of a pitch wide. */
test.each([
  ['square', [43, 43]],
  ['rectangle', [48, 28]],
] as const)('the corners of a %s lie inside the star of its tile', (shape, [halfWidth, halfHeight]) => {
  const PITCH = 130;
  const SCALE = (0.7 * PITCH) / 100;
  for (const tessellation of tessellations[shape]) {
    const { cell, kinds, stretch = 1 } = tessellation;
    const { scale } = scaled(tessellation, PITCH / Math.sqrt(cell[0] * stretch * cell[1]));
    const tile = kinds[0]![0]!;
    const [left, right] = [Math.min, Math.max].map((end) => end(...tile.map((corner) => scale(corner)[0])));
    const [top, bottom] = [Math.min, Math.max].map((end) => end(...tile.map((corner) => scale(corner)[1])));
    const [x, y] = [(left! + right!) / 2, (top! + bottom!) / 2];
    for (const angle of ANGLES) {
      const star = starIn(tile, angle).map(scale);
      for (const [toX, toY] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const corner = [x + toX * halfWidth * SCALE, y + toY * halfHeight * SCALE] as const;
        expect(hasInside(star, corner)).toBe(true);
      }
    }
  }
});

/** Where a tiling shows the practice's shape: a box for each of its stages. */
const boxesOf = (tiling: string) =>
  [...tiling.matchAll(/translate\((\S+) (\S+)\)scale\((\S+)\)/g)].map((place) => {
    const [x, y, scale] = place.slice(1).map(Number) as [number, number, number];
    return { x, y, right: x + 100 * scale, bottom: y + 100 * scale };
  });

test.each(shapes)('beside a form, all of a %s is at the left of the form, in 3 KB at most', (shape) => {
  for (const seed of seeds) {
    const tiling = drawTiling({ shape, seed }, 't', { stages: [FOOT, BAND] });
    const [foot] = boxesOf(tiling);
    expect(foot!.x).toBeGreaterThan(FOOT.left);
    // The form covers up to 49% of the stage.
    expect(foot!.right).toBeLessThan(FOOT.right - 0.49 * (FOOT.right - FOOT.left));
    expect(foot!.y).toBeGreaterThanOrEqual(FOOT.top);
    expect(foot!.bottom).toBeLessThanOrEqual(601);
    expect(tiling.length).toBeLessThan(3_000);
  }
});

test.each(shapes)('a %s is whole on a phone, in a low header and beside a text', (shape) => {
  for (const tiling of tilingsOf(shape)) {
    const [side, band] = boxesOf(tiling);
    expect(side!.x).toBeGreaterThan(0);
    expect(side!.y).toBeGreaterThanOrEqual(200);
    expect(band!.x).toBeGreaterThan(0);
    expect(band!.y).toBeGreaterThanOrEqual(360);
    for (const { right, bottom } of [side!, band!]) {
      expect(right).toBeLessThan(660);
      expect(bottom).toBeLessThanOrEqual(601);
    }
  }
});
