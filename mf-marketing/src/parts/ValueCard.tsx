import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Card, Heading, media, Shape, space, Text } from '@site/ui';
import type { Value } from '../content/schema';

/* On phones the shape stands beside the words. */
const card = css({
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space(1)} ${space(4)}`,
    padding: `${space(5)} ${space(4)} ${space(4)}`,
    svg: { gridRow: 'span 2' },
  },
});

/** A value of the firm or of its partnerships. */
export function ValueCard({ title, description, shape, color }: Value): ReactNode {
  return (
    <Card as="li" accent={color} css={card}>
      <Shape name={shape} color={color} size={40} />
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{description}</Text>
    </Card>
  );
}
