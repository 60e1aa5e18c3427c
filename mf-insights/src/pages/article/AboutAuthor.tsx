import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import { Card, Heading, media, Portrait, portraitFile, space, Text, TextLink } from '@site/ui';
import { labels } from '../../content/article';
import { authors } from '../../content/authors';

const card = css({
  [media.sm]: { flexDirection: 'row', gap: space(6), alignItems: 'flex-start' },
});
const portrait = css({ flex: 'none' });
const text = css({ display: 'grid', gap: space(2) });

/** The note about the author at the end of an article, with a link to the author's practice. */
export function AboutAuthor({ name }: { name: string }): ReactNode {
  const author = authors.find((candidate) => candidate.name === name);
  const role = useContributions('people').find((person) => person.name === name)?.role;
  const practice = useContributions('areas').find(({ code }) => code === author?.practice);
  if (!author) return null;
  return (
    <Card css={card}>
      <div css={portrait} data-print="hide">
        <Portrait
          src={`${RELEASE_PATH}pictures/${portraitFile(name)}`}
          alt={`${labels.portraitOf} ${name}`}
          size={96}
          round
        />
      </div>
      <div css={text}>
        <Heading level={2} size="sm">
          {labels.aboutAuthor}
        </Heading>
        <Text size="sm">
          <strong>{author.name}</strong>
          {role && <>, {role}</>}
        </Text>
        <Text size="sm">{author.about}</Text>
        {practice && (
          <div data-print="hide">
            <TextLink as={Link} to={practice.address} arrow>
              {labels.practice} {practice.name}
            </TextLink>
          </div>
        )}
      </div>
    </Card>
  );
}
