import type { Point, Polygon, Tessellation } from './polygons';

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The direction from one point to another, turned by an angle in degrees. */
function directionOf([ax, ay]: Point, [bx, by]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [x, y] = [bx - ax, by - ay];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The point at which the line from `a` in the direction `u` meets the line from `b` in the direction `v`. */
function meet([ax, ay]: Point, [ux, uy]: Point, [bx, by]: Point, [vx, vy]: Point): Point {
  const way = ((bx - ax) * vy - (by - ay) * vx) / (ux * vy - uy * vx);
  return [ax + ux * way, ay + uy * way];
}

/**
 * The star that girih draws into a polygon: from the middle of each edge two lines start at the same angle, and end
 * where they meet those of the neighbouring edges. The lines of two polygons with a common edge continue each other.
 *
 * @param angle between line and edge, in degrees. It must not be 180 divided by the number of corners: all lines would
 *   be one.
 */
export const starIn = (polygon: Polygon, angle: number): Polygon =>
  polygon.flatMap((corner, index) => {
    const before = polygon.at(index - 1) as Point;
    const after = polygon[(index + 1) % polygon.length] as Point;
    const [start, end] = [between(before, corner), between(corner, after)];
    const knee = meet(start, directionOf(before, corner, angle), end, directionOf(after, corner, -angle));
    return [start, knee];
  });

/** The same polygon wherever it shows in the cell: the parts outside reappear at the opposite edge. */
function copiesInCell(polygon: Polygon, [width, height]: Point): Polygon[] {
  const isInside = (copy: Polygon) =>
    copy.some(([x]) => x > 0) &&
    copy.some(([x]) => x < width) &&
    copy.some(([, y]) => y > 0) &&
    copy.some(([, y]) => y < height);
  return [-1, 0, 1]
    .flatMap((column) =>
      [-1, 0, 1].map((row) => polygon.map(([x, y]): Point => [x + column * width, y + row * height])),
    )
    .filter(isInside);
}

/** Closed lines as the data of a path, in steps from corner to corner, which are shorter than positions. */
export const linesThrough = ([first, ...corners]: Polygon): string => {
  let [x, y] = first as Point;
  const steps = corners.map(([toX, toY]) => {
    const step = `${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${(first as Point).join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
};

function circleAround(polygon: Polygon): string {
  const [[right, y], , , [left]] = polygon as [Point, Point, Point, Point];
  const radius = (right - left) / 2;
  return `M${left} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** A cell of strapwork: what a `pattern` repeats. */
export interface Strapwork {
  width: number;
  height: number;
  /** The data of one path for each kind of polygon. */
  paths: string[];
}

/**
 * A tessellation's cell in units of the picture, and where its corners are. They are whole numbers, so that the cell
 * has no seam, and paths are short. Halves and thirds of the cell are whole too: what repeats inside it is rounded
 * alike.
 *
 * @param unit the length of an edge.
 */
export function scaled(
  { cell, stretch = 1 }: Tessellation,
  unit: number,
): { size: Point; scale: (point: Point) => Point } {
  const [width, height] = [
    2 * Math.round((cell[0] * stretch * unit) / 2),
    6 * Math.round((cell[1] * unit) / 6),
  ];
  // The fraction decides alike for a corner that two polygons compute differently.
  const round = (value: number) => Math.round(value + 1e-4);
  return {
    size: [width, height],
    scale: ([x, y]) => [round((x * width) / cell[0]), round((y * height) / cell[1])],
  };
}

/**
 * Draws a tessellation's cell.
 *
 * @param unit the length of an edge.
 */
export function drawStrapwork(tessellation: Tessellation, angle: number, unit: number): Strapwork {
  const { size, scale } = scaled(tessellation, unit);
  const { kinds, round } = tessellation;
  const paths = kinds.map((polygons) =>
    polygons
      .flatMap((polygon) => {
        const drawn = (round ? polygon : starIn(polygon, angle)).map(scale);
        return copiesInCell(drawn, size);
      })
      .map(round ? circleAround : linesThrough)
      .join(''),
  );
  return { width: size[0], height: size[1], paths };
}
