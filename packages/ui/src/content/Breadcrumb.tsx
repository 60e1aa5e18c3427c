import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { plainList } from '../layout/plain-list';
import { color, fontSize, space } from '../tokens';
import { uiWords } from '../words';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(2)}`,
  color: color.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const item = css({
  a: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: color.ink, textDecoration: 'underline' },
  },
  '[aria-current]': { color: color.ink },
});

/* For every item but the last, as counted here: `:last-of-type` would match each item in turn while the HTML streams
   in, and a separator that appears later can wrap its item to the next line. */
const separated = css({
  '&::after': {
    // The text after the slash is for screen readers: they say nothing.
    content: '"/" / ""',
    marginInlineStart: space(2),
    color: color.muted,
    opacity: 0.6,
  },
});

export interface BreadcrumbProps {
  /** From the home page down; the last one is the current page, and no link. */
  items: readonly { label: string; to?: string }[];
  /** The link component. */
  as: ElementType;
}

/** The path from the home page to the current page. */
export function Breadcrumb({ items, as: Link }: BreadcrumbProps): ReactNode {
  return (
    <nav aria-label={uiWords.breadcrumb} data-print="hide">
      <ol css={[plainList, list]}>
        {items.map(({ label, to }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li key={label} css={[item, !isCurrent && separated]}>
              {isCurrent ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
