import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  Badge,
  Card,
  color,
  FeatureList,
  fontSize,
  Grid,
  Heading,
  Icon,
  plainList,
  Section,
  SectionHeading,
  space,
  Stack,
  Text,
} from '@site/ui';
import { home } from '../../content/home';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

const duration = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: 600,
});

/** Engagements with their challenge, outcome and results. */
export function SuccessStories(): ReactNode {
  const { stories } = home;
  return (
    <Section>
      <SectionHeading title={stories.title} lead={stories.lead} />
      <Grid as="ul" columns={2} css={plainList}>
        {stories.items.map(({ topic, title, client, months, color: accent, challenge, outcome, results }) => (
          <Card key={title} as="li" accent={accent}>
            <div css={head}>
              <Badge tone={accent}>{topic}</Badge>
              <span css={duration}>
                <Icon name="clock" size={18} />
                {months} {stories.months}
              </span>
            </div>
            <Stack gap={1}>
              <Heading level={3}>{title}</Heading>
              <Text size="sm" tone="muted">
                {client}
              </Text>
            </Stack>
            <Text>{challenge}</Text>
            <Text>{outcome}</Text>
            <FeatureList items={results} />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
