import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  accentColors,
  Badge,
  Cover,
  coverFile,
  FeatureList,
  Heading,
  PictureCard,
  Text,
  TextLink,
  VisuallyHidden,
  type PictureCardOwnProps,
} from '@site/ui';
import type { Article } from '../content/article-schema';
import { categoryColors } from '../content/categories';
import { readMore } from '../content/insights';
import { ArticleFacts } from './ArticleFacts';
import { articlePath } from './article-path';

const link = css({ alignSelf: 'start' });

interface ArticleCardProps extends Pick<PictureCardOwnProps, 'layout'> {
  article: Article;
  as?: 'article' | 'li';
  /** What the article answers. */
  highlights?: Article['highlights'];
}

/** An article in a list. */
export function ArticleCard({ article, as = 'article', layout, highlights }: ArticleCardProps): ReactNode {
  const { id, category, excerpt, featured, title } = article;
  return (
    <PictureCard
      as={as}
      layout={layout}
      interactive
      style={accentColors[categoryColors[category]]}
      picture={<Cover src={`${RELEASE_PATH}pictures/${coverFile(id)}`} />}
      head={
        <>
          <Badge tone="accent">{category}</Badge>
          <ArticleFacts article={article} withDate={featured} />
        </>
      }
    >
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{excerpt}</Text>
      {highlights && <FeatureList items={highlights} />}
      <TextLink as={Link} to={articlePath(article)} arrow css={link}>
        {readMore.label}
        <VisuallyHidden>{` ${readMore.about(title)}`}</VisuallyHidden>
      </TextLink>
    </PictureCard>
  );
}
