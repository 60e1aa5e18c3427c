import { css } from '@emotion/react';
import { Suspense, use, useEffect, type ReactNode } from 'react';
import { SectionBoundary } from '@site/platform';
import { media, Prose, space, Text, TextLink } from '@site/ui';
import { loading } from '../../content/article';
import { articlePath } from '../../parts/article-path';
import { forgetBody, loadBody } from './load-body';

const prose = css({
  'tbody th': { background: 'none' },
  '@media (max-width: 29.99rem)': {
    table: { hyphens: 'auto' },
    th: { background: 'none' },
    'th, td': { padding: `${space(2)} ${space(2)} ${space(2)} 0`, verticalAlign: 'top' },
  },
  [media.print]: { maxWidth: 'none', 'table, blockquote': { breakInside: 'avoid' } },
});
const placeholder = css({ minHeight: '60vh' });

function LoadedBody({ id }: { id: number }): ReactNode {
  return <Prose css={prose} data-article-body={id} dangerouslySetInnerHTML={{ __html: use(loadBody(id)) }} />;
}

/* A plain link, not a client-side one: the page from the server contains the text. */
function UnloadedBody({ id }: { id: number }): ReactNode {
  // Forgets the body when this message is removed, so that the next visit loads it. If the failure itself forgot it,
  // React, which renders a failed component again, would load it endlessly.
  useEffect(() => () => forgetBody(id), [id]);
  return (
    <div role="alert">
      <Text>{loading.failed}</Text>
      <p>
        <TextLink href={articlePath({ id })}>{loading.retry}</TextLink>
      </p>
    </div>
  );
}

/** The body of an article, loaded as its own chunk. */
export function ArticleBody({ id }: { id: number }): ReactNode {
  return (
    <Suspense fallback={<Text css={placeholder}>{loading.pending}</Text>}>
      <SectionBoundary key={id} onError={() => <UnloadedBody id={id} />}>
        <LoadedBody id={id} />
      </SectionBoundary>
    </Suspense>
  );
}
