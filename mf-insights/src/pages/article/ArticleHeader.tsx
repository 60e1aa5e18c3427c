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
  Heading,
  media,
  radius,
  space,
  Text,
} from '@site/ui';
import { labels } from '../../content/article';
import type { Article } from '../../content/article-schema';
import { ArticleFacts } from '../../parts/ArticleFacts';
import { ShareButton } from './ShareButton';
import { textColumns } from './text-columns';

const band = css({
  background: color.tint,
  paddingBlock: 'clamp(2.5rem, 1.75rem + 3vw, 5rem)',
  [media.print]: { background: 'none', paddingBlock: 0 },
});
const back = css({ marginBottom: space(3) });
/* The columns do not grow with the window, as those of other pages do. */
const headline = css({ fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem)' });
const columns = css({
  alignItems: 'center',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 39%)' },
});
const text = css({ display: 'grid', gap: space(5), justifyItems: 'start' });
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(4)} ${space(6)}` });
const picture = css({ borderRadius: radius.md });
const badge = css({ background: color.surface });

/** The header of an article: title, excerpt, facts and the share button. */
export function ArticleHeader({ article }: { article: Article }): ReactNode {
  const { id, category, excerpt, title } = article;
  return (
    <header css={band}>
      <Container>
        <div css={[textColumns, columns]}>
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
            <Text size="lg">{excerpt}</Text>
            <div css={foot}>
              <ArticleFacts article={article} withDate />
              <ShareButton article={article} />
            </div>
          </div>
          <div data-print="hide">
            <Cover src={`${RELEASE_PATH}pictures/${coverFile(id)}`} eager css={picture} />
          </div>
        </div>
      </Container>
    </header>
  );
}
