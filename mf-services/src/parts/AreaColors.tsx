import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentStyles, type AreaColor } from '@site/ui';

/* Sections on ink declare their own colours, so the area's is declared on them again. */
const alsoOnInk = (color: AreaColor) => css({ '[data-ground="ink"]': accentStyles[color] });

/** Gives its children the colours of a service area. */
export function AreaColors({ color, children }: { color: AreaColor; children: ReactNode }): ReactNode {
  return <div css={[accentStyles[color], alsoOnInk(color)]}>{children}</div>;
}
