import { css } from '@emotion/react';
import {
  color,
  Grid,
  Heading,
  Icon,
  media,
  radius,
  Section,
  SectionHeading,
  space,
  Stack,
  Text,
} from '@site/ui';
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

/* On phones the icon stands beside the text. */
const grid = css({ gap: space(10), [media.belowSm]: { gap: space(6) } });
const item = css({
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space(1)} ${space(4)}`,
    '& > span': { gridRow: 'span 2' },
  },
});

export function WhyJoin(): ReactNode {
  return (
    <Section>
      <SectionHeading title={reasons.title} lead={reasons.lead} />
      <Grid columns={3} css={grid}>
        {reasons.items.map(({ title, description, icon }) => (
          <Stack key={title} gap={2} css={item}>
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
