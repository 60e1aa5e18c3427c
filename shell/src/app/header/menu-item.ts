import { css } from '@emotion/react';
import { color, fontSize, radius, space } from '@site/ui';

/** Styles of an entry of the desktop menu: a link, or the button of the services. */
export const menuItemStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '2.75rem',
  padding: `0 ${space(3.5)}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.tint },
  '&:has(+ :popover-open)': { background: color.tint, svg: { transform: 'rotate(180deg)' } },
  '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${color.accentDark}`, color: color.accentDark },
  svg: { transition: 'transform 200ms' },
});
