import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import {
  Badge,
  Button,
  Card,
  color,
  FeatureList,
  fontSize,
  Grid,
  gutter,
  Heading,
  Icon,
  media,
  plainList,
  Section,
  SectionHeading,
  space,
  Stack,
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

/* On phones a row that swipes, with the next story at the edge. */
const row = css({
  [media.belowSm]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '88%',
    gap: space(3),
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: gutter,
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'start' },
  },
  [`${media.belowSm} and (prefers-reduced-motion: no-preference)`]: { scrollBehavior: 'smooth' },
});

const controls = css({
  display: 'none',
  [media.belowSm]: { display: 'flex', gap: space(3), marginTop: space(4) },
});

/** Engagements with their challenge, outcome and results. Each leads to the practice that did the work. */
export function SuccessStories(): ReactNode {
  const { stories } = home;
  const areas = useContributions('areas');
  const list = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.88 });
  return (
    <Section>
      <SectionHeading title={stories.title} lead={stories.lead} />
      <Grid as="ul" columns={2} css={[plainList, row]} ref={list}>
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
      </Grid>
      <div css={controls} data-print="hide">
        <Button
          variant="secondary"
          size="sm"
          data-needs-code
          data-tooltip=""
          aria-label={stories.previous}
          onClick={() => turn(-1)}
        >
          <Icon name="arrow-left" />
        </Button>
        <Button
          variant="secondary"
          size="sm"
          data-needs-code
          data-tooltip=""
          aria-label={stories.next}
          onClick={() => turn(1)}
        >
          <Icon name="arrow-right" />
        </Button>
      </div>
    </Section>
  );
}
