import { css } from '@emotion/react';
import { Suspense, use, type ReactNode } from 'react';
import { SectionBoundary } from '@site/platform';
import { color, fontSize, Heading, media, space } from '@site/ui';
import { labels } from '../../content/article';
import { partsOf, type ArticlePart } from './article-parts';
import { loadBody } from './load-body';

const MIN_PARTS = 3;

/* Below desktop width it would follow the text, so tablets lack it too. */
const styles = css({ [media.belowLg]: { display: 'none' } });

const list = css({
  marginTop: space(2),
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  a: {
    display: 'block',
    paddingBlock: space(1.5),
    borderTop: `1px solid ${color.line}`,
    color: color.inkSoft,
    textDecoration: 'none',
    '&:hover': { color: color.accentDark, textDecoration: 'underline' },
  },
});

/** Links to the parts of an article, if there are enough of them. */
export function ContentsList({ parts }: { parts: readonly ArticlePart[] }): ReactNode {
  if (parts.length < MIN_PARTS) return null;
  return (
    <nav aria-label={labels.contents} css={styles} data-print="hide" data-narrow="hide">
      <Heading level={2} size="sm">
        {labels.contents}
      </Heading>
      <ul css={list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
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
