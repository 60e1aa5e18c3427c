import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { color, fontSize, space } from '../tokens';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(2)}`,
  listStyle: 'none',
  padding: 0,
  color: color.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const item = css({
  '&:not(:last-of-type)::after': {
    content: '"/"',
    marginInlineStart: space(2),
    color: color.muted,
    opacity: 0.6,
  },
  a: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: color.ink, textDecoration: 'underline' },
  },
  '[aria-current]': { color: color.ink },
});

export interface BreadcrumbProps {
  /** From the home page down; the last one is the page itself and has no `to`. */
  items: readonly { label: string; to?: string }[];
  /** The link component. */
  as: ElementType;
}

/** Where the page stands in the site. */
export function Breadcrumb({ items, as: Link }: BreadcrumbProps): ReactNode {
  return (
    <nav aria-label="Breadcrumb" data-print="hide">
      <ol css={list}>
        {items.map(({ label, to }) => (
          <li key={label} css={item}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
