import { useId, type ReactNode } from 'react';
import { drawLines, drawTiling, LINES_FRAME, TILING_FRAME, type Ornament } from './draw-tiling';

export interface TilingProps extends Ornament {
  className?: string;
  /** Without the practice's shapes. */
  linesOnly?: boolean;
}

/** A page's tiling. With shapes, it is as high as its box, and its lines fill the width. Without, it covers its box. */
export function Tiling({ className, linesOnly, ...ornament }: TilingProps): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox={linesOnly ? LINES_FRAME : TILING_FRAME}
      preserveAspectRatio={linesOnly ? 'xMaxYMid slice' : 'xMaxYMid'}
      className={className}
      data-tiling=""
      data-print="hide"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: (linesOnly ? drawLines : drawTiling)(ornament, id) }}
    />
  );
}
