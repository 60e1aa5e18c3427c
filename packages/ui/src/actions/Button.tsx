import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { color, fontSize, navy, radius, space } from '../tokens';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  border: '1.5px solid transparent',
  borderRadius: radius.sm,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  svg: { flex: 'none' },
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
  transition: 'background-color 150ms, border-color 150ms, color 150ms',
});

const sizes = {
  md: css({ minHeight: '3.125rem', padding: `${space(3)} ${space(6)}`, fontSize: '1rem' }),
  sm: css({ minHeight: '2.75rem', padding: `${space(2)} ${space(4)}`, fontSize: fontSize.sm }),
};

const variants = {
  primary: css({
    background: color.ink,
    color: color.paper,
    '&:hover:not([aria-disabled="true"])': { background: color.inkSoft },
  }),
  secondary: css({
    borderColor: color.ink,
    color: color.ink,
    background: 'transparent',
    '&:hover:not([aria-disabled="true"])': { background: color.ink, color: color.paper },
  }),
  quiet: css({
    color: color.ink,
    background: 'transparent',
    '&:hover:not([aria-disabled="true"])': { background: color.tint },
  }),
  inverse: css({
    background: color.accent,
    color: navy,
    '&:hover:not([aria-disabled="true"])': { background: '#ffffff' },
  }),
};

export interface ButtonOwnProps {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** A button or, given a link component as `as`, a link that looks like one. `inverse` is for ink backgrounds. */
export function Button<Element extends ElementType = 'button'>({
  as,
  variant = 'primary',
  size = 'md',
  ...rest
}: Polymorphic<Element, ButtonOwnProps>): ReactNode {
  const Component: ElementType = as ?? 'button';
  return (
    <Component css={[base, sizes[size], variants[variant]]} {...(as ? {} : { type: 'button' })} {...rest} />
  );
}
