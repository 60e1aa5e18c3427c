import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space } from '@site/ui';
import { home } from '../../content/home';
import type { SuccessStory } from '../../content/schema';

const figure = css({ display: 'grid', gap: space(2), margin: 0, paddingBlock: space(2) });
const caption = css({ color: color.ink, fontSize: fontSize.sm, fontWeight: 600 });
const rows = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space(2)} ${space(3)}`,
  alignItems: 'center',
  fontSize: fontSize.sm,
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
});
const name = css({ color: color.muted });
const bar = css({ display: 'flex', alignItems: 'center', height: '1.25rem', background: color.tint });
const fill = css({ height: '100%', background: color.muted, [media.print]: { printColorAdjust: 'exact' } });
const fillAfter = css({ background: color.accent });
const value = css({ color: color.ink, fontFamily: font.display, fontSize: fontSize.lg, lineHeight: 1.2 });

/** One figure of a client before and after the engagement, drawn as two bars of one scale. */
export function ChangeChart({ label, before, after }: SuccessStory['change']): ReactNode {
  const { stories } = home;
  const most = Math.max(before.value, after.value);
  const bars = [
    { when: stories.before, measured: before, styles: fill },
    { when: stories.after, measured: after, styles: [fill, fillAfter] },
  ];
  return (
    <figure css={figure}>
      <figcaption css={caption}>{label}</figcaption>
      <dl css={rows}>
        {bars.map(({ when, measured, styles }) => (
          <div key={when} css={row}>
            <dt css={name}>{when}</dt>
            <dd css={bar} aria-hidden>
              <span css={styles} style={{ width: `${(100 * measured.value) / most}%` }} />
            </dd>
            <dd css={value}>{measured.shown}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
