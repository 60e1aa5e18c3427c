import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, plainList, space } from '@site/ui';
import type { Point } from '../../content/dedicated/schema';
import { PointList } from '../../parts/PointList';

const row = css({
  display: 'grid',
  gap: `${space(2)} ${space(8)}`,
  paddingBlock: space(5),
  borderTop: `2px solid ${color.accent}`,
  [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

/** Points line by line, each with its title at the left. */
export function PointRows({ items }: { items: readonly Point[] }): ReactNode {
  return <PointList items={items} styles={{ list: plainList, item: row }} />;
}
