import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { media, space } from '@site/ui';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '& > *': { flexGrow: 1 },
  [media.sm]: { '& > *': { flexGrow: 0 } },
});

/** The buttons of a form: side by side, or in full width on narrow screens. */
export function FormActions({ children }: { children: ReactNode }): ReactNode {
  return <div css={row}>{children}</div>;
}
