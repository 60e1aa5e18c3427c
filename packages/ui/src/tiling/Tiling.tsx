import { useId, type ReactNode } from 'react';
import { drawLines, drawTiling, LINES_FRAME, TILING_FRAME, type Ornament } from './draw-tiling';

export interface TilingProps extends Ornament {
  className?: string;
  /** Without tiles. */
  linesOnly?: boolean;
}

/**
 * A page's tiling. With tiles, its frame fits the lower right of its box, and the page shows one of its two stages: the
 * first `g` beside a text, the last below it. Without tiles, it covers its box.
 */
export function Tiling({ className, linesOnly, ...ornament }: TilingProps): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox={linesOnly ? LINES_FRAME : TILING_FRAME}
      preserveAspectRatio={linesOnly ? 'xMaxYMid slice' : 'xMaxYMax'}
      className={className}
      data-print="hide"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: (linesOnly ? drawLines : drawTiling)(ornament, id) }}
    />
  );
}
