import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, plainList, space } from '@site/ui';

const grid = css({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const outcome = css({
  paddingTop: space(5),
  borderTop: `2px solid ${color.accent}`,
  color: color.ink,
  fontFamily: font.display,
  fontSize: fontSize.lg,
  lineHeight: 1.4,
});

/** The outcomes of an engagement. */
export function OutcomeGrid({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul css={[plainList, grid]}>
      {items.map((item) => (
        <li key={item} css={outcome}>
          {item}
        </li>
      ))}
    </ul>
  );
}
