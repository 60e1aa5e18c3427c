import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space, Stats } from '@site/ui';
import type { TalentSourcing } from '../../../content/dedicated/schema';

const layout = css({
  display: 'grid',
  gap: space(12),
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(20), alignItems: 'center' },
});

const figure = css({ display: 'grid', gap: space(6) });

const caption = css({ color: color.muted, fontSize: fontSize.sm });

const bars = css({ display: 'grid', gap: space(5) });

const bar = css({ display: 'grid', gap: space(2) });

const barLabel = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
});

const days = css({ fontFamily: font.display, fontSize: fontSize.xl, color: color.ink, whiteSpace: 'nowrap' });

const track = css({ height: '14px', background: color.surface });

const fill = css({ height: '100%', background: color.muted });

const oursFill = css({ background: color.accent });

/** How fast roles are filled beside the industry's average, and what comes of it. */
export function SuccessMetrics({ metrics }: { metrics: TalentSourcing['metrics'] }): ReactNode {
  const { timeToFill, items } = metrics;
  const { ours, industry } = timeToFill;
  return (
    <div css={layout}>
      <figure css={figure}>
        <figcaption css={caption}>{timeToFill.label}</figcaption>
        <dl css={bars}>
          {[ours, industry].map((measure) => (
            <div key={measure.label} css={bar}>
              <div css={barLabel}>
                <dt>{measure.label}</dt>
                <dd css={days}>{measure.days} days</dd>
              </div>
              <div css={track} aria-hidden>
                <div
                  css={[fill, measure === ours && oursFill]}
                  style={{ width: `${(measure.days / Math.max(ours.days, industry.days)) * 100}%` }}
                />
              </div>
            </div>
          ))}
        </dl>
      </figure>
      <Stats items={items} />
    </div>
  );
}
