import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { color, figure, fontSize, space } from '@site/ui';
import { home } from '../content/home';
import type { SuccessStory } from '../content/schema';

/** The length of a bar, as a share of the whole, or of the longer one. */
const PART = '--part';

/** The colour of a bar: 3:1 at least on what is behind it. */
const FILL = '--fill';

const chart = css({
  '&, dl': { display: 'grid', gap: space(2) },
  fontSize: fontSize.sm,
  color: color.ink,
  // The result: what was reached, and how far that is from before.
  p: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(3), fontWeight: 600 },
  'p, dl div + div dd': { color: color.accentDark },
  strong: css(figure, { fontSize: fontSize.xxl, lineHeight: 1.3 }),
  div: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    // The bar, below the two words.
    '&::after': {
      content: '""',
      gridColumn: '1 / -1',
      height: space(5),
      background: `linear-gradient(var(${FILL}, ${color.accentDark}) 0 0) 0 / var(${PART}) no-repeat ${color.tint}`,
      printColorAdjust: 'exact',
    },
  },
  'div:first-of-type': { [FILL]: `color-mix(in srgb, ${color.accentDark} 75%, ${color.surface})` },
  dd: { fontWeight: 600 },
});

/** One figure of a client: what was reached, and its values before and after as two bars of one scale. */
export function ChangeChart({ label, difference, before, after, whole }: SuccessStory['change']): ReactNode {
  const { stories } = home;
  const most = whole ?? Math.max(before.value, after.value);
  const bars = [
    { when: stories.before, measured: before },
    { when: stories.after, measured: after },
  ];
  return (
    <figure css={chart}>
      <figcaption>
        {label}
        <p>
          <strong>{after.shown}</strong> {difference}
        </p>
      </figcaption>
      <dl>
        {bars.map(({ when, measured }) => (
          <div
            key={when}
            style={{ [PART]: `${Math.round((100 * measured.value) / most)}%` } as CSSProperties}
          >
            <dt>{when}</dt>
            <dd>{measured.shown}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
