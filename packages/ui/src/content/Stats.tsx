import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { underLine } from '../layout/under-line';
import { color, fontSize, media, space } from '../tokens';
import { figure } from '../typography/figure';

const columns = 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))';

const list = css({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: `${space(8)} ${space(6)}`,
});

/* Four figures stand in one row or in two, six in one row, two or three: none stands alone. */
const twos = css({ [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });
const threes = css({
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  [media.belowLg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.75rem, 28%), 1fr))' },
});

/* On a phone, an odd number of figures is a list, each with its label beside it: none stands alone in a row of two. */
const odd = css({
  [media.belowSm]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    '& > div': { flexDirection: 'row-reverse', alignItems: 'baseline', gap: space(4) },
    dt: { flex: 1 },
    dd: { flex: '0 0 10rem' },
  },
});

const item = css(underLine, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space(2),
});

const value = css(figure, {
  fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 3rem)',
  lineHeight: 1.05,
  color: color.ink,
});

const labelStyles = css({ color: color.inkSoft, fontWeight: 500, lineHeight: 1.4 });

const noteStyles = css({ display: 'block', color: color.muted, fontSize: fontSize.sm, fontWeight: 400 });

/** A figure and what it counts. */
export interface Stat {
  value: string;
  label: string;
  /** A note, if the label does not fully say what the figure counts. */
  note?: string;
}

export interface StatsProps {
  items: readonly Stat[];
}

/** Key figures with their labels. */
export function Stats({ items }: StatsProps): ReactNode {
  const count = items.length;
  return (
    <dl css={[list, count % 2 === 1 && odd, count === 4 && twos, count === 6 && threes]}>
      {items.map((stat) => (
        <div key={stat.label} css={item}>
          <dt css={labelStyles}>
            {stat.label}
            {stat.note && <span css={noteStyles}>{` ${stat.note}`}</span>}
          </dt>
          <dd css={value}>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
