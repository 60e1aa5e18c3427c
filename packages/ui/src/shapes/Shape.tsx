import type { ReactNode } from 'react';
import { area, type AreaColor } from '../tokens';
import { shapePaths, type ShapeName } from './shape-paths';

export interface ShapeProps {
  /** One of the nine shapes; an unknown name draws a square. */
  name: ShapeName | (string & {});
  size?: number;
  /** The base tone of an area, or any CSS colour. */
  color?: AreaColor | (string & {});
}

/** One of the nine shapes of the brand. It is decoration. */
export function Shape({ name, size = 48, color = 'currentColor' }: ShapeProps): ReactNode {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      fill={Object.hasOwn(area, color) ? area[color as AreaColor].base : color}
      aria-hidden
    >
      <path d={Object.hasOwn(shapePaths, name) ? shapePaths[name as ShapeName] : shapePaths.square} />
    </svg>
  );
}
