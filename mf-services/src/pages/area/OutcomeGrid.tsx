import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, plainList, space } from '@site/ui';
import { statement } from '../../parts/statement';

const grid = css({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** The outcomes of an engagement. */
export function OutcomeGrid({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul css={[plainList, grid]}>
      {items.map((item) => (
        <li key={item} css={statement}>
          {item}
        </li>
      ))}
    </ul>
  );
}
