import { useId, type ReactNode } from 'react';
import { drawLines, drawTiling, TILING_FRAME, type Ornament } from './draw-tiling';

export interface TilingProps extends Ornament {
  className?: string;
  /** Without the practice's shapes. */
  linesOnly?: boolean;
}

/** A page's tiling. Its frame cuts it: a wide one shows most of it, a low one a band through its middle. */
export function Tiling({ className, linesOnly, ...ornament }: TilingProps): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox={TILING_FRAME}
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      data-tiling=""
      data-print="hide"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: (linesOnly ? drawLines : drawTiling)(ornament, id) }}
    />
  );
}
