import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  accentColors,
  Badge,
  Cover,
  coverColor,
  coverFile,
  Heading,
  PictureCard,
  space,
  Text,
  TextLink,
  VisuallyHidden,
  type PictureCardOwnProps,
} from '@site/ui';
import type { Article } from '../content/article-schema';
import { readMore } from '../content/insights';
import { ArticleFacts } from './ArticleFacts';
import { articlePath } from './article-path';

const foot = css({ display: 'grid', gap: space(4), marginTop: 'auto', paddingTop: space(2) });

/* The link covers the card: all of it can be clicked, with a single tab stop. */
export const coversCard = css({
  justifySelf: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

interface ArticleCardProps extends Pick<PictureCardOwnProps, 'layout'> {
  article: Article;
}

/** An article in a list. */
export function ArticleCard({ article, layout }: ArticleCardProps): ReactNode {
  const { id, category, excerpt, featured, title, visualTheme } = article;
  const accent = coverColor(visualTheme);
  return (
    <PictureCard
      as="article"
      layout={layout}
      interactive
      style={accentColors[accent]}
      picture={<Cover src={`${RELEASE_PATH}pictures/${coverFile(id)}`} />}
    >
      <Badge tone={accent}>{category}</Badge>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{excerpt}</Text>
      <div css={foot}>
        <ArticleFacts article={article} withDate={featured} />
        <TextLink as={Link} to={articlePath(article)} arrow css={coversCard}>
          {readMore.label}
          <VisuallyHidden>{` ${readMore.about(title)}`}</VisuallyHidden>
        </TextLink>
      </div>
    </PictureCard>
  );
}
