import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Card, Heading, media, Portrait, space, Text } from '@site/ui';
import { labels } from '../../content/article';
import { authors } from '../../content/authors';

const card = css({
  [media.sm]: { flexDirection: 'row', gap: space(6), alignItems: 'flex-start' },
});
const portrait = css({ flex: 'none' });
const text = css({ display: 'grid', gap: space(2) });

/** The note about the author at the end of an article. */
export function AboutAuthor({ name }: { name: string }): ReactNode {
  const author = authors.find((candidate) => candidate.name === name);
  if (!author) return null;
  return (
    <Card css={card}>
      <div css={portrait} data-print="hide">
        <Portrait seed={author.portrait} size={88} />
      </div>
      <div css={text}>
        <Heading level={2} size="sm">
          {labels.aboutAuthor}
        </Heading>
        <Text size="sm">
          <strong>{author.name}</strong>, {author.role}
        </Text>
        <Text size="sm">{author.about}</Text>
      </div>
    </Card>
  );
}
