import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '@site/platform';
import { color, fontSize, gutter, media, radius, space } from '@site/ui';
import { topicNavigation } from '../../content/insights';
import { listingPath, topics, type Topic } from '../../parts/topics';

/** The links of topics lead to this id, below the page's header. */
const ARTICLES_ID = 'articles';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  marginBottom: space(12),
});

const FADE = space(10);

/* On a phone the links scroll sideways in one line: twelve would fill the screen. The line fades at its right end. */
const list = css({
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${gutter})`,
  padding: `${space(1.5)} ${FADE} ${space(1.5)} ${gutter}`,
  maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
  listStyle: 'none',
  [media.md]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0, maskImage: 'none' },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${space(2)} ${space(4)}`,
  border: `1px solid ${color.muted}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { borderColor: color.ink },
  '&[aria-current]': { borderColor: color.ink, background: color.ink, color: color.paper },
  [media.forcedColors]: {
    '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

const countStyles = css({ color: color.muted, fontSize: fontSize.sm });

interface TopicNavigationProps {
  topic: Topic | null | undefined;
  /** How many articles are shown. */
  shown: number;
  total: number;
}

/** Links to the articles of each topic, and how many articles are shown. */
export function TopicNavigation({ topic, shown, total }: TopicNavigationProps): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row.current || !current) return;
    // `scrollIntoView` would scroll the page, too.
    const { left, right } = row.current.getBoundingClientRect();
    const isHidden = current.left < left || current.right > right;
    if (isHidden) row.current.scrollLeft += (current.left + current.right - left - right) / 2;
  }, [topic]);
  return (
    <div id={ARTICLES_ID} css={styles} data-print="hide">
      <nav aria-label={topicNavigation.label}>
        <ul css={list} ref={row}>
          {[undefined, ...topics].map((target) => (
            <li key={target?.slug ?? ''}>
              <Link
                to={`${listingPath(target)}#${ARTICLES_ID}`}
                css={link}
                aria-current={target === topic ? 'page' : undefined}
              >
                {target?.name ?? topicNavigation.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p css={countStyles} role="status">
        {topicNavigation.count(shown, total)}
      </p>
    </div>
  );
}
