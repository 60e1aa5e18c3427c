import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  accentColors,
  Badge,
  Card,
  Cover,
  coverFile,
  FeatureList,
  fontSize,
  Heading,
  media,
  radius,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import type { Article } from '../content/article-schema';
import { categoryColors } from '../content/categories';
import { readMore } from '../content/insights';
import { ArticleFacts } from './ArticleFacts';
import { articlePath } from './article-path';

const WIDE = '@container (min-width: 56rem)';

/** Around the text and the picture of a wide card. */
const WIDE_PADDING = 'clamp(2rem, 3.3cqi, 2.5rem)';

const frame = css({ containerType: 'inline-size', padding: 0 });

const inner = css({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
});

const body = css({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(6),
});

const head = css({ display: 'grid', gap: space(2) });

const card = {
  inner: css({ [WIDE]: { gridTemplate: 'auto / 11fr 9fr' } }),
  // The picture is whole: filling the height of the text would cut its sides.
  picture: css({
    [WIDE]: {
      alignSelf: 'center',
      padding: WIDE_PADDING,
      paddingInlineEnd: 0,
      img: { borderRadius: radius.sm },
    },
  }),
  body: css({
    // Smaller than the heading of its section.
    [WIDE]: {
      justifyContent: 'center',
      padding: WIDE_PADDING,
      h3: { fontSize: 'clamp(1.5rem, 2.7cqi, 2rem)', lineHeight: 1.15, letterSpacing: '-0.02em' },
      '& > p': { fontSize: fontSize.md },
    },
  }),
};

/* On phones, the first line is the picture, small, and the head; below them there is room for the title only. */
const list = {
  inner: css({
    [media.belowSm]: {
      gridTemplate: 'auto / 6.5rem minmax(0, 1fr)',
      gap: `${space(3)} ${space(4)}`,
      padding: space(4),
    },
  }),
  picture: css({ [media.belowSm]: { img: { aspectRatio: '4 / 3', borderRadius: radius.sm } } }),
  body: css({
    [media.belowSm]: {
      display: 'contents',
      '& > div': { alignSelf: 'center', ul: { fontSize: fontSize.xs } },
      '& > h3, & > a': { gridColumn: '1 / -1' },
      h3: { fontSize: fontSize.md },
    },
  }),
};

/* As large as the excerpt above them. */
const answers = css({ li: { fontSize: fontSize.sm } });

const link = css({ alignSelf: 'start' });

interface ArticleCardProps {
  article: Article;
  as?: 'article' | 'li';
  /** On phones, `list` is a row with a small picture. Where it is wide, `card` has its picture beside its text. */
  layout?: 'card' | 'list';
  /** What the article answers. */
  highlights?: Article['highlights'];
}

/** An article in a list, with its cover. */
export function ArticleCard({
  article,
  as = 'article',
  layout = 'card',
  highlights,
}: ArticleCardProps): ReactNode {
  const { id, category, excerpt, featured, title } = article;
  const styles = layout === 'list' ? list : card;
  const onWideScreens = { 'data-narrow': layout === 'list' ? 'hide' : undefined };
  return (
    <Card as={as} interactive style={accentColors[categoryColors[category]]} css={frame}>
      <div css={[inner, styles.inner]}>
        <div css={styles.picture}>
          <Cover src={`${RELEASE_PATH}pictures/${coverFile(id)}`} />
        </div>
        <div css={[body, styles.body]}>
          <div css={head}>
            <Badge tone="accent">{category}</Badge>
            <ArticleFacts article={article} withDate={featured} />
          </div>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Text size="sm" {...onWideScreens}>
            {excerpt}
          </Text>
          {highlights && <FeatureList items={highlights} css={answers} {...onWideScreens} />}
          <TextLink as={Link} to={articlePath(article)} arrow css={link}>
            {readMore.label}
            <VisuallyHidden>{` ${readMore.about(title)}`}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </Card>
  );
}
