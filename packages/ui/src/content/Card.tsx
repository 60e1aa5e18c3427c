import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { accentColors } from '../accent';
import type { Polymorphic } from '../polymorphic';
import { color, media, radius, shadow, space, type AreaColor } from '../tokens';

const base = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  overflow: 'hidden',
  [media.print]: { breakInside: 'avoid' },
});

const accented = css({
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 4,
    background: color.accent,
  },
});

const interactiveStyles = css({
  '&:hover, &:focus-within': { borderColor: color.accent, boxShadow: shadow.md },
  transition: 'box-shadow 200ms, border-color 200ms, transform 200ms',
  [media.motion]: { '&:hover': { transform: 'translateY(-3px)' } },
  // The only link stands at the bottom of the card, and covers all of it.
  '& a': { marginTop: 'auto', '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export interface CardOwnProps {
  accent?: AreaColor;
  /** For a card with one link: a press anywhere on the card follows it. */
  interactive?: boolean;
}

/** A bordered box. `accent` adds a bar in an area's colour on top and sets the accent inside. */
export function Card<Element extends ElementType = 'div'>({
  as,
  accent,
  interactive = false,
  ...rest
}: Polymorphic<Element, CardOwnProps>): ReactNode {
  const Component: ElementType = as ?? 'div';
  return (
    <Component
      css={[base, accent && accented, interactive && interactiveStyles]}
      style={accent && accentColors[accent]}
      {...rest}
    />
  );
}
