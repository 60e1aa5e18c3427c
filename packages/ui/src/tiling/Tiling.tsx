import { useId, type ReactNode } from 'react';
import {
  BAND,
  drawLines,
  drawTiling,
  FOOT,
  LINES_FRAME,
  SIDE,
  TILING_FRAME,
  type Ornament,
} from './draw-tiling';

export interface TilingProps extends Ornament {
  className?: string;
  /** Without tiles. */
  linesOnly?: boolean;
  /** Whether the text has a form at its right, so that the tiles are below the text on wide screens too. */
  besideForm?: boolean;
}

/**
 * A page's tiling. With tiles, its frame fits the lower right of its box, and the page shows one of its two stages: the
 * first `g` on wide screens, the last on others, below the text. Without tiles, it covers its box.
 */
export function Tiling({ className, linesOnly, besideForm, ...ornament }: TilingProps): ReactNode {
  const id = useId();
  const stages = [besideForm ? FOOT : SIDE, BAND];
  return (
    <svg
      viewBox={linesOnly ? LINES_FRAME : TILING_FRAME}
      preserveAspectRatio={linesOnly ? 'xMaxYMid slice' : 'xMaxYMax'}
      className={className}
      data-print="hide"
      aria-hidden
      dangerouslySetInnerHTML={{
        __html: linesOnly ? drawLines(ornament, id) : drawTiling(ornament, id, { stages }),
      }}
    />
  );
}
