import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, Heading, media, space, Text } from '@site/ui';
import { plainList } from './plain-list';

const row = css({
  display: 'grid',
  gap: `${space(2)} ${space(8)}`,
  paddingBlock: space(5),
  borderTop: `2px solid ${color.accent}`,
  [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

interface PointRowsProperties {
  items: readonly { title: string; description: string }[];
}

/** Points below each other, each with its title at the left. */
export function PointRows({ items }: PointRowsProperties): ReactNode {
  return (
    <ul css={plainList}>
      {items.map(({ title, description }) => (
        <li key={title} css={row}>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </li>
      ))}
    </ul>
  );
}
