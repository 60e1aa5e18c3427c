import { seededBy } from '../seeded';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { BAND, FOOT, SIDE } from './draw-tiling';
import { layTiles, withoutHidden, type Stage } from './lay-tiles';
import { outlinesOf } from './outlines';
import { tessellations, type Tessellation } from './polygons';

const shapes = Object.keys(shapePaths) as ShapeName[];
const families = [...new Set(shapes.flatMap((shape) => tessellations[shape]))];
const PITCHES = [118, 123, 130, 139];
const sizes = families.flatMap((tessellation) => {
  const { cell, kinds, stretch = 1 } = tessellation;
  const unitsOfPitch = Math.sqrt((cell[0] * stretch * cell[1]) / kinds[0]!.length);
  return PITCHES.map((pitch) => ({ tessellation, unit: pitch / unitsOfPitch }));
});

const polygonsOn = (stage: Stage, tessellation: Tessellation, unit: number) =>
  layTiles(tessellation, unit, stage, seededBy('')).map(({ polygon }) => polygon);

test('tiles of every tessellation lie edge to edge: no outline is in the middle of the picture', () => {
  for (const { tessellation, unit } of sizes) {
    const corners = outlinesOf(polygonsOn(SIDE, tessellation, unit)).flat();
    expect(corners.filter(([x, y]) => x > 200 && x < 460 && y > -180 && y < 400)).toEqual([]);
  }
});

test('no tile crosses the edge beyond which the text is', () => {
  for (const { tessellation, unit } of sizes) {
    const xs = polygonsOn(SIDE, tessellation, unit).flatMap((polygon) => polygon.map(([x]) => x));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(SIDE.left);
    for (const stage of [BAND, FOOT]) {
      const ys = polygonsOn(stage, tessellation, unit).flatMap((polygon) => polygon.map(([, y]) => y));
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(stage.top);
    }
  }
});

test('an outline loses the corners that nobody sees, and keeps those at which it enters and leaves', () => {
  const stage: Stage = { ...SIDE, left: 0, top: 0, right: 10, bottom: 10 };
  const outline = [
    [5, 5],
    [20, 5],
    [21, 6],
    [20, 7],
    [21, 8],
    [20, 9],
    [5, 9],
  ] as const;
  expect(withoutHidden(outline, stage)).toEqual([
    [5, 5],
    [20, 5],
    [20, 9],
    [5, 9],
  ]);
});
