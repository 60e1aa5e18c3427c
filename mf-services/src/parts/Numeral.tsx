import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, figureInColumn, fontSize } from '@site/ui';

const numeral = css(figureInColumn, { fontSize: fontSize.xxl, lineHeight: 1, color: color.ink });

/** The number of a part, drawn large: a shape would stand for a practice. */
export function Numeral({ value, className }: { value: number; className?: string }): ReactNode {
  return (
    <span css={numeral} className={className} aria-hidden>
      {value}
    </span>
  );
}
