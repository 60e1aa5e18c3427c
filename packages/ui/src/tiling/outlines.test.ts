import { outlinesOf } from './outlines';
import type { Polygon } from './polygons';

const square = (x: number, y: number): Polygon => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];

test('neighbours have one outline without their common edge, and a polygon apart has its own', () => {
  const outlines = outlinesOf([square(0, 0), square(1, 0), square(5, 5)]);
  expect(outlines.map((outline) => outline.length)).toEqual([6, 4]);
});

test('a hole has an outline of its own', () => {
  const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
  const polygons = around.filter(([x, y]) => x !== 1 || y !== 1).map(([x, y]) => square(x, y));
  const lengths = outlinesOf(polygons).map((outline) => outline.length);
  expect(lengths.toSorted((one, other) => one - other)).toEqual([4, 12]);
});
