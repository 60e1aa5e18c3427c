import { useId, type ReactNode } from 'react';
import { drawTiling, TILING_FRAME, type Ornament } from './draw-tiling';

export interface TilingProps extends Ornament {
  className?: string;
}

/** A page's tiling. Its frame cuts it: a wide one shows most of it, a low one a band through its middle. */
export function Tiling({ className, ...ornament }: TilingProps): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox={TILING_FRAME}
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      data-tiling=""
      data-print="hide"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: drawTiling(ornament, id) }}
    />
  );
}
