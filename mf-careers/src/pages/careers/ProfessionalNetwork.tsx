import { Card, Grid, Heading, Section, SectionHeading, Shape, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { network } from '../../content/careers';

export function ProfessionalNetwork(): ReactNode {
  return (
    <Section>
      <SectionHeading title={network.title} lead={network.lead} />
      <Grid columns={4}>
        {network.roles.map(({ title, description, shape, color }) => (
          <Card key={title} accent={color}>
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
