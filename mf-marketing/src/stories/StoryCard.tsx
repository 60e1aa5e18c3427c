import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import {
  Badge,
  Card,
  color,
  FeatureList,
  fontSize,
  Heading,
  media,
  space,
  Stack,
  Text,
  TextLink,
} from '@site/ui';
import { home } from '../content/home';
import type { SuccessStory } from '../content/schema';
import Person from '../people/Person';
import { ChangeChart } from './ChangeChart';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: 600,
});

/* The story beside its figures; their first lines share a baseline. */
const wideStyles = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: space(16),
    alignItems: 'baseline',
    padding: space(10),
  },
});

interface StoryCardProps {
  story: SuccessStory;
  /** A card that has the page's whole width, instead of an item of a list. */
  wide?: boolean;
  /** Whether it ends in a link to the practice that did the work. In a list the link covers the card. */
  linksPractice?: boolean;
}

/** An engagement with its challenge, its outcome, and one figure before and after. */
export function StoryCard({ story, wide = false, linksPractice = true }: StoryCardProps): ReactNode {
  const { months, more } = home.stories;
  const practice = useContributions('areas').find(({ code }) => linksPractice && code === story.practice);
  const opening = (
    <>
      <div css={head}>
        <Badge tone="accent">{story.topic}</Badge>
        <span>{`${story.months} ${months}`}</span>
      </div>
      <Stack gap={2}>
        <Heading level={3}>{story.title}</Heading>
        <Text size="sm" tone="muted">
          {story.client}
        </Text>
      </Stack>
    </>
  );
  const chart = <ChangeChart {...story.change} />;
  const told = (
    <>
      {/* In a list, phones show the outcome only. */}
      <Text data-narrow={wide ? undefined : 'hide'}>{story.challenge}</Text>
      <Text>{story.outcome}</Text>
      <FeatureList items={story.results} />
    </>
  );
  const ending = (
    <>
      <Person name={story.ledBy} label={home.stories.ledBy} />
      {practice && (
        <TextLink as={Link} to={practice.address} arrow>
          {`${more} ${practice.name}`}
        </TextLink>
      )}
    </>
  );
  return (
    <Card
      as={wide ? 'div' : 'li'}
      accent={story.color}
      interactive={!wide && practice !== undefined}
      css={wide && wideStyles}
    >
      {wide ? (
        <>
          <Stack gap={4}>
            {opening}
            {told}
          </Stack>
          <Stack gap={4}>
            {chart}
            {ending}
          </Stack>
        </>
      ) : (
        <>
          {opening}
          {chart}
          {told}
          {ending}
        </>
      )}
    </Card>
  );
}
