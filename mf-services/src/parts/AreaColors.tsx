import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentColors, accentScope, type AreaColor } from '@site/ui';

/* Sections on ink declare their own colours, so the area's is declared on them again. */
const alsoOnInk = css({ '[data-ground="ink"]': accentScope });

/** Provides its children with the colours of a service area. */
export function AreaColors({ color, children }: { color: AreaColor; children: ReactNode }): ReactNode {
  return (
    <div css={[accentScope, alsoOnInk]} style={accentColors[color]}>
      {children}
    </div>
  );
}
