import type { ReactNode } from 'react';
import { Card, Heading, Text } from '@site/ui';
import type { Value } from '../content/schema';

/** A value of the firm or of its partnerships. */
export function ValueCard({ title, description }: Value): ReactNode {
  return (
    <Card as="li" accent="teal-light">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{description}</Text>
    </Card>
  );
}
