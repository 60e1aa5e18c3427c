import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  accentColors,
  accentScope,
  Badge,
  Heading,
  Illustration,
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
import { sceneOf } from './article-scene';

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
  const { category, excerpt, featured, title } = article;
  const scene = sceneOf(article);
  return (
    <PictureCard
      as="article"
      layout={layout}
      interactive
      css={accentScope}
      style={accentColors[scene.color]}
      picture={<Illustration scene={scene} />}
    >
      <Badge tone={scene.color}>{category}</Badge>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{excerpt}</Text>
      <div css={foot}>
        <ArticleFacts article={article} withDate={featured} />
        <TextLink as={Link} to={articlePath(article)} arrow css={coversCard}>
          {readMore.label}
          <VisuallyHidden> {readMore.about(title)}</VisuallyHidden>
        </TextLink>
      </div>
    </PictureCard>
  );
}
