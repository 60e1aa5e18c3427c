import type { Seeded } from '../seeded';
import type { Point, Polygon, Tessellation } from './polygons';
import { scaled } from './strapwork';

/** A part of the picture in which tiles lie: dense at its lower right, and ever fewer towards the page's text. */
export interface Stage {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The text is beyond this edge: no tile crosses it. */
  clear: 'left' | 'top';
  /** How far a tile is from the lower right, for each unit to the left and for each unit upwards. */
  slope: Point;
  /** Between these, at its left and right, all of the practice's shape shows. */
  shapeWithin: readonly [left: number, right: number];
}

/** A tile in the picture. Its corners are whole numbers. */
export interface Tile {
  polygon: Polygon;
  middle: Point;
  /** From the lower right of the stage, with some luck. */
  distance: number;
  /** Of the largest kind. */
  isLarge: boolean;
}

/** For each edge of a stage, whether a point is beyond it. */
const edgesOf = ({ left, top, right, bottom }: Stage) => ({
  left: ([x]: Point) => x < left,
  top: ([, y]: Point) => y < top,
  right: ([x]: Point) => x > right,
  bottom: ([, y]: Point) => y > bottom,
});

const middleOf = (polygon: Polygon): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
];

/** The numbers of the cells of a length that a span touches, or that have a tile which does. */
function cellsIn(start: number, end: number, length: number): number[] {
  const first = Math.floor(start / length) - 1;
  return Array.from({ length: Math.ceil(end / length) + 2 - first }, (_, index) => first + index);
}

/**
 * The whole tiles of a tessellation that show on a stage.
 *
 * @param unit the length of an edge.
 * @param seeded changes the distance of each large tile at random, by up to a seventh. Small tiles keep theirs: apart
 *   from their large neighbours they would look like splinters.
 */
export function layTiles(tessellation: Tessellation, unit: number, stage: Stage, seeded: Seeded): Tile[] {
  const { size, scale } = scaled(tessellation, unit);
  const { left, top, right, bottom, clear, slope } = stage;
  const edges = edgesOf(stage);
  const kinds = tessellation.tiles ? [tessellation.tiles] : tessellation.kinds;
  const inCell = kinds.flatMap((polygons, kind) =>
    polygons.map((polygon) => ({ corners: polygon.map(scale), isLarge: kind === 0 })),
  );
  const tiles: Tile[] = [];
  for (const row of cellsIn(top, bottom, size[1])) {
    for (const column of cellsIn(left, right, size[0])) {
      for (const { corners, isLarge } of inCell) {
        const polygon = corners.map(([x, y]): Point => [x + column * size[0], y + row * size[1]]);
        const isHidden = Object.values(edges).some((isBeyond) => polygon.every(isBeyond));
        if (isHidden || polygon.some(edges[clear])) continue;
        const middle = middleOf(polygon);
        const distance = (right - middle[0]) * slope[0] + (bottom - middle[1]) * slope[1];
        const luck = isLarge ? seeded.from(86, 114) / 100 : 1;
        tiles.push({ polygon, middle, distance: distance * luck, isLarge });
      }
    }
  }
  return tiles;
}

/**
 * Leaves out the corners of an outline that do not change what a stage shows: those which lie, like both of their
 * neighbours, beyond the same edge. The data of the outline becomes short.
 */
export const withoutHidden = (outline: Polygon, stage: Stage): Polygon =>
  Object.values(edgesOf(stage)).reduce<Polygon>(
    (corners, isBeyond) =>
      corners.filter((corner, index) => {
        const neighbours = [corners.at(index - 1) as Point, corners[(index + 1) % corners.length] as Point];
        return ![corner, ...neighbours].every(isBeyond);
      }),
    outline,
  );
