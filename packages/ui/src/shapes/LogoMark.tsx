import type { ReactNode } from 'react';
import { area } from '../tokens';

/** The firm's mark: four of the shapes in a grid. Its square has the current text colour. */
export function LogoMark({ size }: { size: number | string }): ReactNode {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden>
      <path d="M2 2H48V48H2Z" fill="currentColor" />
      <circle cx="75" cy="25" r="23" fill={area.yellow.base} />
      <path d="M25 52L48 98H2Z" fill={area.red.base} />
      <path d="M75 52L98 75L75 98L52 75Z" fill={area['teal-light'].base} />
    </svg>
  );
}
