import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useParams } from '@site/platform';
import { accentColors, Container, media } from '@site/ui';
import type { Article } from '../../content/article-schema';
import { categoryColors } from '../../content/categories';
import { articlePath } from '../../parts/article-path';
import { TalkToUs } from '../../parts/TalkToUs';
import { AboutAuthor } from './AboutAuthor';
import { ArticleBody } from './ArticleBody';
import { ArticleContents, ContentsList } from './ArticleContents';
import { ArticleHeader } from './ArticleHeader';
import { ArticleMetadata } from './ArticleMetadata';
import { ArticleNotFound } from './ArticleNotFound';
import { GenericBody, genericParts } from './GenericBody';
import { findArticle, relatedArticles } from './find-article';
import { ReadOn } from './ReadOn';
import { RelatedArticles } from './RelatedArticles';
import { articleWidth, textColumns } from './text-columns';

const text = css({ paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem)' });

/* On wide screens the contents go along beside the text, and the author is beside its end. */
const columns = css({ [media.lg]: { gridTemplateRows: '1fr auto' } });
const body = css({ minWidth: 0, [media.lg]: { gridArea: '1 / 1 / span 2' } });

/** The page of one article. */
export default function ArticlePage(): ReactNode {
  const article = findArticle(useParams()['id']);
  return article ? <ArticleView article={article} /> : <ArticleNotFound />;
}

/** An article with its metadata and author, and what to read next. */
function ArticleView({ article }: { article: Article }): ReactNode {
  const related = relatedArticles(article);
  const accent = categoryColors[article.category];
  return (
    <>
      <ArticleMetadata article={article} />
      <article style={accentColors[accent]}>
        <ArticleHeader article={article} />
        <Container css={text}>
          <div css={[textColumns, columns]}>
            {article.genericBody ? (
              <ContentsList parts={genericParts} />
            ) : (
              <ArticleContents id={article.id} />
            )}
            <div css={body}>
              {article.genericBody ? <GenericBody article={article} /> : <ArticleBody id={article.id} />}
            </div>
            <AboutAuthor name={article.author} />
          </div>
        </Container>
      </article>
      {related.length > 0 && <RelatedArticles articles={related} />}
      <ReadOn article={article} tone={related.length > 0 ? 'plain' : 'tint'} />
      <TalkToUs
        ornament={{ shape: 'hexagon', seed: articlePath(article) }}
        accent={accent}
        css={articleWidth}
      />
    </>
  );
}
