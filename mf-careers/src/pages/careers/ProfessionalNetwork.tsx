import { css } from '@emotion/react';
import { Card, Grid, Heading, media, Section, SectionHeading, Shape, space, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { network } from '../../content/careers';

/* On phones the shape stands beside the text. */
const grid = css({ [media.belowSm]: { gap: space(3) } });
const card = css({
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space(1)} ${space(4)}`,
    padding: space(4),
    svg: { gridRow: 'span 2', width: '2.25rem' },
  },
});

export function ProfessionalNetwork(): ReactNode {
  return (
    <Section>
      <SectionHeading title={network.title} lead={network.lead} />
      <Grid columns={4} css={grid}>
        {network.roles.map(({ title, description, shape, color }) => (
          <Card key={title} accent={color} css={card}>
            <Shape name={shape} color={color} size={48} />
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
