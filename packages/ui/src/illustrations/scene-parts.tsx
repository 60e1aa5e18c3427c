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

/** A shape in a scene, positioned by the top left corner of its box. */
export const Place = ({ shape, x, y, size, fill }: PlacedShape): ReactNode => (
  <path d={shapePaths[shape]} transform={`translate(${x} ${y}) scale(${size / 100})`} fill={fill} />
);

/** A person as head and shoulders; `y` is the bottom edge. */
export const Person = ({ x, y, size, fill }: Omit<PlacedShape, 'shape'>): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`} fill={fill}>
    <circle r="24" cy="-102" />
    <path d="M-44 0V-28A44 44 0 0 1 44 -28V0Z" />
  </g>
);
