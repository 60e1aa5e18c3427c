import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, space } from '../tokens';
import { LogoMark } from './LogoMark';

const styles = css({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: space(3),
  color: color.ink,
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1,
  letterSpacing: '-0.015em',
  whiteSpace: 'nowrap',
  svg: { flex: 'none' },
});

/** The mark with the firm's name beside it; the name is the accessible text. */
export function Logo({ name }: { name: string }): ReactNode {
  return (
    <span css={styles}>
      <LogoMark size={34} />
      {name}
    </span>
  );
}
