import { css } from '@emotion/react';
import { Suspense, use, type ReactNode } from 'react';
import { SectionBoundary } from '@site/platform';
import { color, Fold, fontSize, headerHeight, media, plainList, space } from '@site/ui';
import { labels } from '../../content/article';
import { partsOf, type ArticlePart } from './article-parts';
import { loadBody } from './load-body';

const MIN_PARTS = 2;

const styles = css({
  [media.lg]: {
    gridColumn: 2,
    alignSelf: 'start',
    position: 'sticky',
    top: `calc(${headerHeight} + ${space(6)})`,
  },
  // On phones, where the list is folded away, its heading stands between two lines.
  [media.belowSm]: { borderBlock: `1px solid ${color.line}` },
});

const list = css(plainList, {
  marginTop: space(2),
  [media.belowSm]: { marginTop: 0 },
  // Tablets have room for two columns above the text.
  '@media (min-width: 40rem) and (max-width: 63.999rem)': { columns: 2, columnGap: space(8) },
  li: { breakInside: 'avoid' },
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  a: {
    display: 'block',
    paddingBlock: space(1.5),
    [media.belowSm]: { paddingBlock: space(3) },
    borderTop: `1px solid ${color.line}`,
    color: color.accentDark,
  },
});

/** Links to the parts of an article, if there are enough of them: beside its text, or above it on smaller screens. */
export function ContentsList({ parts }: { parts: readonly ArticlePart[] }): ReactNode {
  if (parts.length < MIN_PARTS) return null;
  return (
    <nav aria-label={labels.contents} css={styles} data-print="hide">
      <Fold title={labels.contents} level={2} size="sm">
        <ul css={list}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function LoadedContents({ id }: { id: number }): ReactNode {
  return <ContentsList parts={partsOf(use(loadBody(id)))} />;
}

/** The contents of an article, once its body is loaded. */
export function ArticleContents({ id }: { id: number }): ReactNode {
  return (
    <Suspense fallback={null}>
      <SectionBoundary key={id} onError={() => null}>
        <LoadedContents id={id} />
      </SectionBoundary>
    </Suspense>
  );
}
