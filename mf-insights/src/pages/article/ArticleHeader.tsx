import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  BackLink,
  Badge,
  color,
  Container,
  Cover,
  coverFile,
  gutter,
  Heading,
  media,
  radius,
  space,
  Text,
} from '@site/ui';
import { labels } from '../../content/article';
import type { Article } from '../../content/article-schema';
import { ArticleFacts } from '../../parts/ArticleFacts';
import { AuthorPortrait } from './AuthorPortrait';
import { ShareButton } from './ShareButton';
import { articleWidth } from './text-columns';

/** How far the cover reaches out of the band, on wide screens. */
const OVERHANG = '8rem';

const band = css({
  background: color.tint,
  paddingTop: 'clamp(2.5rem, 1.75rem + 3vw, 5rem)',
  [media.lg]: { background: `linear-gradient(to top, ${color.paper} ${OVERHANG}, ${color.tint} 0)` },
  [media.print]: { background: 'none', paddingBlock: 0 },
});
const back = css({ marginBottom: space(3) });
/* The width does not grow with the window, as that of other pages does. */
const headline = css({ fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem)' });
const text = css({ display: 'grid', gap: space(5), justifyItems: 'start' });
const lead = css({ maxWidth: '42rem' });
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(4)} ${space(6)}` });
const byline = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  img: { flex: 'none', [media.print]: { display: 'none' } },
});
/* The largest picture of the page: as wide as the window, or as everything else of the page. */
const picture = css({
  marginTop: space(10),
  marginInline: `calc(-1 * ${gutter})`,
  [media.lg]: { marginInline: 0, img: { borderRadius: radius.md } },
});
const badge = css({ background: color.surface });

/** The header of an article: title, excerpt, facts and the share button. */
export function ArticleHeader({ article }: { article: Article }): ReactNode {
  const { id, author, category, excerpt, title } = article;
  return (
    <header css={band}>
      <Container>
        <div css={articleWidth}>
          <div css={text}>
            <BackLink as={Link} to="/insights" css={back} data-print="hide">
              {labels.back}
            </BackLink>
            <Badge tone="accent" css={badge}>
              {category}
            </Badge>
            <Heading level={1} css={headline}>
              {title}
            </Heading>
            <Text size="lg" css={lead}>
              {excerpt}
            </Text>
            <div css={foot}>
              <div css={byline}>
                <AuthorPortrait name={author} alt="" size={40} />
                <ArticleFacts article={article} withDate />
              </div>
              <ShareButton article={article} />
            </div>
          </div>
          <div css={picture} data-print="hide">
            <Cover src={`${RELEASE_PATH}pictures/${coverFile(id)}`} eager />
          </div>
        </div>
      </Container>
    </header>
  );
}
