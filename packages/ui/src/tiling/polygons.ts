import type { ShapeName } from '../shapes/shape-paths';

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** Polygons that tile the plane by repeating a rectangular cell. Corners run anticlockwise if y points up. */
export interface Tessellation {
  cell: Point;
  /** The largest kind first. */
  kinds: readonly (readonly Polygon[])[];
  /** Its polygons stand for the circles around them, which overlap. */
  round?: true;
  /** What lies edge to edge, if not the polygons of all kinds. */
  tiles?: readonly Polygon[];
  /** How much wider it is drawn, with its stars. */
  stretch?: number;
}

const ROOT_3 = Math.sqrt(3);

/** A regular polygon; `turn` is the direction of its first corner, in degrees. */
function regular(corners: number, [x, y]: Point, radius: number, turn: number): Polygon {
  return Array.from({ length: corners }, (_, index) => {
    const direction = ((turn + (360 * index) / corners) * Math.PI) / 180;
    return [x + radius * Math.cos(direction), y + radius * Math.sin(direction)];
  });
}

/** Polygons around the points of a triangular lattice, and the triangles between them. */
function triangularLattice(spacing: number, corners: number, radius: number, turn: number): Tessellation {
  const cell: Point = [spacing, spacing * ROOT_3];
  const points: Point[] = [
    [0, 0],
    [spacing / 2, cell[1] / 2],
  ];
  const gap = spacing / ROOT_3;
  return {
    cell,
    kinds: [
      points.map((point) => regular(corners, point, radius, turn)),
      points.flatMap(([x, y]) => [
        regular(3, [x + spacing / 2, y + gap / 2], 1 / ROOT_3, 30),
        regular(3, [x, y + gap], 1 / ROOT_3, 90),
      ]),
    ],
  };
}

const octagons: Tessellation = {
  cell: [1 + Math.SQRT2, 1 + Math.SQRT2],
  kinds: [
    [regular(8, [(1 + Math.SQRT2) / 2, (1 + Math.SQRT2) / 2], 0.5 / Math.sin(Math.PI / 8), 22.5)],
    [regular(4, [0, 0], Math.SQRT1_2, 0)],
  ],
};

/** For the rectangle, with its proportions: no other star has room for it. */
const wideOctagons: Tessellation = { ...octagons, stretch: 96 / 56 };

const squares: Tessellation = { cell: [1, 1], kinds: [[regular(4, [0.5, 0.5], Math.SQRT1_2, 45)]] };

const hexagons: Tessellation = {
  cell: [ROOT_3, 3],
  kinds: [[regular(6, [0, 0], 1, 30), regular(6, [ROOT_3 / 2, 1.5], 1, 30)]],
};

/** The offset of a corner, in cells, at which all five edges are equally long. */
const CAIRO = 0.2743;

/** The pentagons of Cairo's pavements: four, each turned by a quarter. */
const pentagons: Tessellation = {
  cell: [2, 2],
  kinds: [0, 1].map((pair) =>
    [pair, pair + 2].map((quarter) =>
      (
        [
          [0, 0],
          [1 - CAIRO, -CAIRO],
          [1 + CAIRO, CAIRO],
          [1, 1],
          [CAIRO, 1 - CAIRO],
        ] as const
      ).map(([x, y]): Point => {
        const [cos, sin] = [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ][quarter] as [number, number];
        return [x * cos - y * sin, x * sin + y * cos];
      }),
    ),
  ),
};

const trihexagons = triangularLattice(2, 6, 1, 0);
const rosettes: Tessellation = {
  cell: [1, ROOT_3],
  kinds: [1 / ROOT_3, 0.2].map((radius) => [
    regular(6, [0, 0], radius, 0),
    regular(6, [0.5, ROOT_3 / 2], radius, 0),
  ]),
  round: true,
  tiles: [[0, 0] as const, [0.5, ROOT_3 / 2] as const].map((point) => regular(6, point, 1 / ROOT_3, 30)),
};
const triangles: Tessellation = {
  cell: [1, ROOT_3],
  kinds: [90, 270].map((turn) => {
    const y = turn === 90 ? 1 / (2 * ROOT_3) : 1 / ROOT_3;
    return [
      regular(3, [0.5 + (turn === 90 ? 0 : 0.5), y], 1 / ROOT_3, turn),
      regular(3, [turn === 90 ? 1 : 0.5, y + ROOT_3 / 2], 1 / ROOT_3, turn),
    ];
  }),
};

/** The tessellations that belong to a shape: made of it, or of stars that show it. */
export const tessellations: Record<ShapeName, readonly Tessellation[]> = {
  pentagon: [pentagons],
  parallelogram: [trihexagons],
  square: [octagons],
  circle: [rosettes],
  diamond: [octagons, squares, trihexagons],
  triangle: [triangles, trihexagons],
  rectangle: [wideOctagons],
  hexagon: [hexagons, trihexagons],
  star: [octagons],
};
