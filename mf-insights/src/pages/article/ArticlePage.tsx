import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useParams } from '@site/platform';
import { accentColors, Container, headerHeight, media, space } from '@site/ui';
import { labels } from '../../content/article';
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
import { findArticle, nextArticle, relatedArticles } from './find-article';
import { MoreArticles } from './MoreArticles';
import { textColumns } from './text-columns';

const text = css({ paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem)' });

const TOP = `calc(${headerHeight} + ${space(6)})`;

/* It stays beside the text if the window has the height for it, else only the contents do, and the author is at the end. */
const aside = css({
  display: 'grid',
  alignItems: 'start',
  gap: space(7),
  [media.lg]: { gridTemplateRows: '1fr auto', '& > nav': { position: 'sticky', top: TOP } },
  '@media screen and (min-width: 64rem) and (min-height: 54rem)': {
    alignSelf: 'start',
    position: 'sticky',
    top: TOP,
  },
});

/** The page of one article. */
export default function ArticlePage(): ReactNode {
  const article = findArticle(useParams()['id']);
  return article ? <ArticleView article={article} /> : <ArticleNotFound />;
}

/** An article with its metadata and author, and what to read next. */
function ArticleView({ article }: { article: Article }): ReactNode {
  const related = relatedArticles(article);
  const next = nextArticle(article);
  const accent = categoryColors[article.category];
  return (
    <>
      <ArticleMetadata article={article} />
      <article style={accentColors[accent]}>
        <ArticleHeader article={article} />
        <Container css={text}>
          <div css={textColumns}>
            {article.genericBody ? <GenericBody article={article} /> : <ArticleBody id={article.id} />}
            <div css={aside}>
              {article.genericBody ? (
                <ContentsList parts={genericParts} />
              ) : (
                <ArticleContents id={article.id} />
              )}
              <AboutAuthor name={article.author} />
            </div>
          </div>
        </Container>
      </article>
      {related.length > 0 && <MoreArticles title={labels.related} articles={related} tone="tint" />}
      {next && (
        <MoreArticles title={labels.next} articles={[next]} tone={related.length > 0 ? 'plain' : 'tint'} />
      )}
      <TalkToUs ornament={{ shape: 'hexagon', seed: articlePath(article) }} accent={accent} />
    </>
  );
}
