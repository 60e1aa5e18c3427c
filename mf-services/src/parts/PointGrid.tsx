import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, plainList, space } from '@site/ui';
import type { Point } from '../content/dedicated/schema';
import { PointList } from './PointList';

const grid = css({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const fourAcross = css({ [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } });

const item = css({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  paddingTop: space(5),
  borderTop: `2px solid ${color.accent}`,
});

interface PointGridProps {
  items: readonly Point[];
  columns?: 2 | 4;
}

/** Short points, each under a line of the area's colour. */
export function PointGrid({ items, columns = 2 }: PointGridProps): ReactNode {
  const list = [plainList, grid, columns === 4 && fourAcross];
  return <PointList items={items} styles={{ list, item }} titleSize="md" />;
}
