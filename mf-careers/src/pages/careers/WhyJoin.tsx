import { css } from '@emotion/react';
import { color, Grid, Heading, Icon, radius, Section, SectionHeading, space, Stack, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { reasons } from '../../content/careers';

const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginBottom: space(1),
  borderRadius: radius.md,
  background: color.accentTint,
  color: color.accentDark,
});

export function WhyJoin(): ReactNode {
  return (
    <Section>
      <SectionHeading title={reasons.title} lead={reasons.lead} />
      <Grid columns={3} gap={10}>
        {reasons.items.map(({ title, description, icon }) => (
          <Stack key={title} gap={2}>
            <span css={badge}>
              <Icon name={icon} size={24} />
            </span>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text size="sm">{description}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
