import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius } from '@site/ui';
import type { Partner } from '../../content/schema';

/* Lines in a box of 48 by 48. None has the outline of a practice's shape. */
const lines: Record<Partner['mark'], string> = {
  sunrise: 'M6 33H42M12 41H36M13 33A11 11 0 0 1 35 33M24 7V15M7 14L13 20M41 14L35 20',
  meridians:
    'M24 5V43M24 5C14 13 14 35 24 43M24 5C34 13 34 35 24 43M24 5C0 9 0 39 24 43M24 5C48 9 48 39 24 43',
  compass: 'M36 11A18 18 0 1 0 36 37M31 19A9 9 0 1 0 31 29M24 24H44',
  strokes: 'M9 7V41M18 7V41M41 7L25 24L41 41',
};

/* 88 px; smaller beside a name on phones. */
const tile = css({
  width: 'min(5.5rem, 20vw)',
  borderRadius: radius.md,
  background: color.accentTint,
  fill: 'none',
  stroke: color.accentDark,
  strokeWidth: 2.25,
});

/** The mark of a partner. It is decoration: the name stands beside it. */
export function PartnerMark({ name }: { name: Partner['mark'] }): ReactNode {
  return (
    <svg viewBox="-12 -12 72 72" css={tile} aria-hidden>
      <path d={lines[name]} />
    </svg>
  );
}
