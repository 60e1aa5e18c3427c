import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import { Button, Card, Heading, media, space, Text } from '@site/ui';
import { labels } from '../../content/article';
import { authors } from '../../content/authors';
import { AuthorPortrait } from './AuthorPortrait';

const card = css({ padding: space(6), [media.lg]: { gridColumn: 2, alignSelf: 'start' } });
const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  '& > :first-child': { flex: 'none' },
});
const ask = css({ alignSelf: 'start' });

/** The note about the author beside an article, with a link to talk. */
export function AboutAuthor({ name }: { name: string }): ReactNode {
  const author = authors.find((candidate) => candidate.name === name);
  const role = useContributions('people').find((other) => other.name === name)?.role;
  if (!author) return null;
  return (
    <Card css={card}>
      <div css={person}>
        <div data-print="hide">
          <AuthorPortrait name={name} alt={`${labels.portraitOf} ${name}`} size={72} />
        </div>
        <div>
          <Heading level={2} size="sm">
            {labels.aboutAuthor}
          </Heading>
          <Text size="sm">
            <strong>{author.name}</strong>
            {role && <>, {role}</>}
          </Text>
        </div>
      </div>
      <Text size="sm">{author.about}</Text>
      <Button as={Link} to="/contact" size="sm" css={ask} data-print="hide">
        {labels.ask}
      </Button>
    </Card>
  );
}
