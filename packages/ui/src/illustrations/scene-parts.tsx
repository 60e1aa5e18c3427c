import type { ReactNode } from 'react';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { paperScheme } from '../tokens';

export const INK = paperScheme.ink;
export const PAPER = paperScheme.paper;

interface PlacedShape {
  shape: ShapeName;
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** A shape in a scene, placed by the corner of its field. */
export const Place = ({ shape, x, y, size, fill }: PlacedShape): ReactNode => (
  <path d={shapePaths[shape]} transform={`translate(${x} ${y}) scale(${size / 100})`} fill={fill} />
);

/** A person seen from afar: a head above shoulders, standing on `y`. */
export const Person = ({ x, y, size, fill }: Omit<PlacedShape, 'shape'>): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`} fill={fill}>
    <circle r="24" cy="-102" />
    <path d="M-44 0V-28A44 44 0 0 1 44 -28V0Z" />
  </g>
);
