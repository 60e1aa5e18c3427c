import { css } from '@emotion/react';
import { Card, color, Grid, Heading, Icon, media, Section, SectionHeading, space, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { network } from '../../content/careers';

/* On phones the icon stands beside the text. */
const grid = css({ [media.belowSm]: { gap: space(3) } });
const card = css({
  svg: { color: color.muted },
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space(1)} ${space(4)}`,
    padding: space(4),
    svg: { gridRow: 'span 2' },
  },
});

export function ProfessionalNetwork(): ReactNode {
  return (
    <Section>
      <SectionHeading title={network.title} lead={network.lead} />
      <Grid columns={4} css={grid}>
        {network.roles.map(({ title, description, icon }) => (
          <Card key={title} css={card}>
            <Icon name={icon} size={32} />
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text size="sm">{description}</Text>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
