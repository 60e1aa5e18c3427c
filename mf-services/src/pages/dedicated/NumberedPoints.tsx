import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, plainList, space } from '@site/ui';
import type { Point } from '../../content/dedicated/schema';
import { PointList } from '../../parts/PointList';

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

/** Points with large numbers. */
export function NumberedPoints({ items }: { items: readonly Point[] }): ReactNode {
  return (
    <PointList
      as="ol"
      items={items}
      styles={{ list: [plainList, list], item: point }}
      marker={(_, index) => (
        <span css={number} aria-hidden>
          {index + 1}
        </span>
      )}
    />
  );
}
