import { css } from '@emotion/react';
import { color, radius, shadow, space } from '@site/ui';
import type { ReactNode } from 'react';
import { skipLink } from '../../content/frame';

const styles = css({
  position: 'fixed',
  top: space(2),
  left: space(2),
  zIndex: 100,
  padding: `${space(3)} ${space(5)}`,
  background: color.surface,
  color: color.ink,
  borderRadius: radius.md,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none', boxShadow: shadow.lg },
});

/** The first focusable element of every page. */
export function SkipLink(): ReactNode {
  return (
    <a href="#main" css={styles}>
      {skipLink}
    </a>
  );
}
