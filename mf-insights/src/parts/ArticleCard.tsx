import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  accentStyles,
  Badge,
  Card,
  Heading,
  Illustration,
  media,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import type { Article } from '../content/schema';
import { ArticleFacts } from './ArticleFacts';
import { articlePath } from './article-path';
import { themeAccent } from './theme-accent';

const card = css({ padding: 0, gap: 0, height: '100%' });
const picture = css({ width: '100%', height: 'auto', aspectRatio: '16 / 9' });
const words = css({ flex: 1, display: 'flex', flexDirection: 'column', gap: space(4), padding: space(6) });
const foot = css({ display: 'grid', gap: space(4), marginTop: 'auto', paddingTop: space(2) });

/* The link covers the card: the whole of it can be clicked, and there is one link to tab to. */
const readMore = css({ justifySelf: 'start', '&::after': { content: '""', position: 'absolute', inset: 0 } });

const lead = css({
  [media.lg]: {
    gridColumn: '1 / -1',
    flexDirection: 'row',
    alignItems: 'stretch',
  },
});
const leadPicture = css({
  [media.lg]: { flex: '0 0 56%', width: '56%', height: 'auto', aspectRatio: 'auto', objectFit: 'cover' },
});
const leadWords = css({ [media.lg]: { padding: space(10), justifyContent: 'center' } });

interface ArticleCardProps {
  article: Article;
  /** `lead` takes a whole row of its grid where there is room. */
  size?: 'regular' | 'lead';
}

/** What a list of articles shows of each. */
export function ArticleCard({ article, size = 'regular' }: ArticleCardProps): ReactNode {
  const { category, excerpt, featured, title, visualTheme = 'default' } = article;
  const isLead = size === 'lead';
  return (
    <Card as="article" interactive css={[card, accentStyles[themeAccent[visualTheme]], isLead && lead]}>
      <Illustration theme={visualTheme} css={[picture, isLead && leadPicture]} />
      <div css={[words, isLead && leadWords]}>
        <Badge tone={themeAccent[visualTheme]}>{category}</Badge>
        <Heading level={3} size={isLead ? 'lg' : 'sm'}>
          {title}
        </Heading>
        <Text size={isLead ? 'md' : 'sm'}>{excerpt}</Text>
        <div css={foot}>
          <ArticleFacts article={article} withDate={featured} />
          <TextLink as={Link} to={articlePath(article)} arrow css={readMore}>
            <span>
              Read More<VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </TextLink>
        </div>
      </div>
    </Card>
  );
}
