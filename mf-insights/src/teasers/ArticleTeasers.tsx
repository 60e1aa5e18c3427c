import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { longDate } from '@site/firm';
import { Link } from '@site/platform';
import {
  Badge,
  Cover,
  coverColor,
  coverFile,
  FeatureList,
  Grid,
  Heading,
  PictureCard,
  plainList,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { articles } from '../content/articles';
import { readMore } from '../content/insights';
import { coversCard } from '../parts/ArticleCard';
import { articlePath } from '../parts/article-path';

const MAX_TEASERS = 3;

const teasers = articles.filter(({ featured }) => featured).slice(0, MAX_TEASERS);

const facts = css({ span: { whiteSpace: 'nowrap' } });
const link = css(coversCard, { marginTop: 'auto' });

/** The newest featured articles: a section of the home page. */
export default function ArticleTeasers(): ReactNode {
  return (
    <Grid as="ul" columns={3} css={plainList}>
      {teasers.map((article) => {
        const { id, title, excerpt, author, date, readTime, category, highlights, visualTheme } = article;
        return (
          <PictureCard
            key={id}
            as="li"
            layout="list"
            interactive
            picture={<Cover src={`${RELEASE_PATH}pictures/${coverFile(id)}`} />}
          >
            <Badge tone={coverColor(visualTheme)}>{category}</Badge>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text size="sm">{excerpt}</Text>
            {highlights && <FeatureList items={highlights} />}
            <Text size="sm" tone="muted" css={facts}>
              <span>{author} ·</span>{' '}
              <span>
                <time dateTime={date}>{longDate(date)}</time> ·
              </span>{' '}
              <span>{readTime}</span>
            </Text>
            <TextLink as={Link} to={articlePath(article)} arrow css={link}>
              {readMore.label}
              <VisuallyHidden>{` ${readMore.about(title)}`}</VisuallyHidden>
            </TextLink>
          </PictureCard>
        );
      })}
    </Grid>
  );
}
