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
  Icon,
  Section,
  SectionHeading,
  space,
  Stack,
  SwipeRow,
  Text,
  TextLink,
} from '@site/ui';
import { home } from '../../content/home';
import { ChangeChart } from './ChangeChart';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

/* The link covers the card. */
const stretchedLink = css({
  marginTop: 'auto',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const duration = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: 600,
});

/** Engagements with their challenge, outcome and results. Each leads to the practice that did the work. */
export function SuccessStories(): ReactNode {
  const { stories } = home;
  const areas = useContributions('areas');
  return (
    <Section>
      <SectionHeading title={stories.title} lead={stories.lead} />
      <SwipeRow columns={2} labels={stories}>
        {stories.items.map(({ title, topic, color: accent, ...story }) => {
          const practice = areas.find(({ code }) => code === story.practice);
          return (
            <Card key={title} as="li" accent={accent} interactive={practice !== undefined}>
              <div css={head}>
                <Badge tone={accent}>{topic}</Badge>
                <span css={duration}>
                  <Icon name="clock" size={18} />
                  {story.months} {stories.months}
                </span>
              </div>
              <Stack gap={1}>
                <Heading level={3}>{title}</Heading>
                <Text size="sm" tone="muted">
                  {story.client}
                </Text>
              </Stack>
              <Text>{story.challenge}</Text>
              <Text>{story.outcome}</Text>
              <ChangeChart {...story.change} />
              <FeatureList items={story.results} />
              {practice && (
                <TextLink as={Link} to={practice.address} arrow css={stretchedLink}>
                  {stories.more} {practice.name}
                </TextLink>
              )}
            </Card>
          );
        })}
      </SwipeRow>
    </Section>
  );
}
