import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, space } from '../tokens';

const styles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: color.accentDark,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.625rem',
    height: '0.625rem',
    background: color.accent,
  },
});

/** A short line of text above a heading. */
export function Eyebrow({ children }: { children: ReactNode }): ReactNode {
  return <p css={styles}>{children}</p>;
}
