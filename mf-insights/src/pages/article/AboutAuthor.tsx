import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import {
  Button,
  Card,
  fontSize,
  Heading,
  media,
  Portrait,
  portraitFile,
  space,
  Text,
  TextLink,
} from '@site/ui';
import { labels } from '../../content/article';
import { authors } from '../../content/authors';

/* The form in the site's footer has this id. */
const NEWSLETTER = '#newsletter';

const card = css({ padding: space(6), [media.lg]: { gridColumn: 2, alignSelf: 'start' } });
const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  '& > :first-child': { flex: 'none' },
});
const links = css({ display: 'grid', justifyItems: 'start', gap: space(3), fontSize: fontSize.sm });

/** The note about the author beside an article, with links to talk, to the author's practice and to the newsletter. */
export function AboutAuthor({ name }: { name: string }): ReactNode {
  const author = authors.find((candidate) => candidate.name === name);
  const role = useContributions('people').find((other) => other.name === name)?.role;
  const practice = useContributions('areas').find(({ code }) => code === author?.practice);
  if (!author) return null;
  return (
    <Card css={card}>
      <div css={person}>
        <div data-print="hide">
          <Portrait
            src={`${RELEASE_PATH}pictures/${portraitFile(name)}`}
            alt={`${labels.portraitOf} ${name}`}
            size={72}
            round
          />
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
      <div css={links} data-print="hide">
        <Button as={Link} to="/contact" size="sm">
          {labels.ask}
        </Button>
        {practice && (
          <TextLink as={Link} to={practice.address} arrow>
            {labels.practice} {practice.name}
          </TextLink>
        )}
        <TextLink href={NEWSLETTER} arrow>
          {labels.subscribe}
        </TextLink>
      </div>
    </Card>
  );
}
