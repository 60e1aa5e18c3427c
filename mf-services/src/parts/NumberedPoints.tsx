import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, Heading, space, Text } from '@site/ui';
import type { Point } from '../content/dedicated/schema';
import { plainList } from './plain-list';

const list = css({ display: 'grid', gap: space(9) });

const point = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${space(2)} ${space(4)}`,
  alignItems: 'baseline',
  alignContent: 'start',
  p: { gridColumn: 2 },
});

const number = css({
  fontFamily: font.display,
  fontSize: fontSize.xxl,
  lineHeight: 1,
  color: color.accentDark,
});

/** Points to be counted on the fingers. */
export function NumberedPoints({ items }: { items: readonly Point[] }): ReactNode {
  return (
    <ol css={[plainList, list]}>
      {items.map(({ title, description }, index) => (
        <li key={title} css={point}>
          <span css={number} aria-hidden>
            {index + 1}
          </span>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </li>
      ))}
    </ol>
  );
}
