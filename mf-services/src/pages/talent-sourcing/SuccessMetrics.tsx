import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, figureInColumn, fontSize, media, space } from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';
import { StatList } from '../../parts/StatList';

const layout = css({
  display: 'grid',
  gap: space(6),
  // The first labels of both columns share a baseline.
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(20), alignItems: 'baseline' },
});

const figure = css({ display: 'grid', gap: space(6) });

const caption = css({ fontSize: fontSize.lg });

const bars = css({ display: 'grid', gap: space(5) });

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space(2)} ${space(4)}`,
  alignItems: 'baseline',
  '&::after': { content: '""', gridColumn: '1 / -1', height: '14px', printColorAdjust: 'exact' },
});

const filled = (share: number, fill: string) =>
  css({
    '&::after': { background: `linear-gradient(to right, ${fill} ${share * 100}%, ${color.surface} 0)` },
  });

const days = css(figureInColumn, { fontSize: fontSize.xl, color: color.ink, whiteSpace: 'nowrap' });

/** Time to fill against the industry's average as a bar chart, and other metrics. */
export function SuccessMetrics({ metrics }: { metrics: TalentSourcing['metrics'] }): ReactNode {
  const { timeToFill, items } = metrics;
  const { ours, industry } = timeToFill;
  const longest = Math.max(ours.days, industry.days);
  return (
    <div css={layout}>
      <figure css={figure}>
        <figcaption css={caption}>{timeToFill.label}</figcaption>
        <dl css={bars}>
          {[ours, industry].map((measure) => (
            <div
              key={measure.label}
              css={[bar, filled(measure.days / longest, measure === ours ? color.accent : color.muted)]}
            >
              <dt>{measure.label}</dt>
              <dd css={days}>{`${measure.days} ${timeToFill.days}`}</dd>
            </div>
          ))}
        </dl>
      </figure>
      <StatList items={items} variant="rows" />
    </div>
  );
}
