import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { color, figureInColumn, fontSize, space } from '@site/ui';
import { home } from '../content/home';
import type { SuccessStory } from '../content/schema';

/** The length of a bar, as a share of the whole, or of the longer one. */
const PART = '--part';

/** The colour of a bar: 3:1 at least on what is behind it. */
const FILL = '--fill';

const chart = css({
  '&, dl': { display: 'grid', gap: space(2) },
  fontSize: fontSize.sm,
  figcaption: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space(4),
    color: color.ink,
    fontWeight: 600,
  },
  span: { color: color.accentDark },
  div: { display: 'flex', alignItems: 'center', gap: space(3) },
  // The figure that was reached stands out.
  'div:first-of-type': { [FILL]: `color-mix(in srgb, ${color.accentDark} 75%, ${color.surface})` },
  'div + div strong': { color: color.accentDark, fontSize: fontSize.xl },
  dt: { width: '3.5rem' },
  // The bar, between the two words.
  'dd::before': {
    content: '""',
    flex: 1,
    height: space(5),
    background: `linear-gradient(var(${FILL}, ${color.accentDark}) 0 0) 0 / var(${PART}) no-repeat ${color.tint}`,
    printColorAdjust: 'exact',
  },
  dd: { display: 'flex', alignItems: 'center', flex: 1, gap: space(3), color: color.ink },
  strong: css(figureInColumn, { width: '5.5rem', fontSize: fontSize.lg }),
});

/** One figure of a client before and after the engagement, drawn as two bars of one scale. */
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
        <span>{difference}</span>
      </figcaption>
      <dl>
        {bars.map(({ when, measured }) => (
          <div
            key={when}
            style={{ [PART]: `${Math.round((100 * measured.value) / most)}%` } as CSSProperties}
          >
            <dt>{when}</dt>
            <dd>
              <strong>{measured.shown}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
