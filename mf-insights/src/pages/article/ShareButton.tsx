import type { ReactNode } from 'react';
import { Button, Icon, needsCode } from '@site/ui';
import { share as words } from '../../content/article';
import type { Article } from '../../content/article-schema';
import { articlePath } from '../../parts/article-path';
import { shareArticle } from './share-article';

/** Opens the share sheet for an article, or copies its URL. */
export function ShareButton({ article }: { article: Article }): ReactNode {
  const share = () =>
    shareArticle({
      title: article.title,
      text: article.excerpt,
      url: new URL(articlePath(article), window.location.href).href,
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={share}
      aria-label={`${words.button} ${words.object}`}
      data-tooltip=""
      {...needsCode}
      data-print="hide"
    >
      <Icon name="share" size={18} />
      {words.button}
    </Button>
  );
}
