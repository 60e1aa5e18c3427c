import type { ReactNode } from 'react';
import { Card, Heading, Shape, Text } from '@site/ui';
import type { Value } from '../content/schema';

/** A value of the firm or of its partnerships. */
export function ValueCard({ title, description, shape, color }: Value): ReactNode {
  return (
    <Card as="li" accent={color}>
      <Shape name={shape} color={color} size={40} />
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{description}</Text>
    </Card>
  );
}
