import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentStyles, type AreaColor } from '@site/ui';

/* Bands on ink bring colours of their own: the area's is declared on them again. */
const alsoOnInk = (color: AreaColor) => css({ '[data-ground="ink"]': accentStyles[color] });

/** Gives everything inside the colours of a service area. */
export function AreaColors({ color, children }: { color: AreaColor; children: ReactNode }): ReactNode {
  return <div css={[accentStyles[color], alsoOnInk(color)]}>{children}</div>;
}
