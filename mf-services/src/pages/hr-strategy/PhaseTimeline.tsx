import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, figure, Fold, fontSize, media, plainList, space, Text } from '@site/ui';
import type { HrStrategy } from '../../content/dedicated-schema';

const line = css({
  display: 'grid',
  gap: `${space(3)} ${space(10)}`,
  marginBottom: `-${space(7)}`,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 0 },
});

const phase = css({
  position: 'relative',
  display: 'grid',
  // Aligns titles, durations and descriptions across the columns.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: space(3),
  paddingBlock: `${space(8)} ${space(7)}`,
  borderTop: `2px solid ${color.line}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '-9px',
    left: 0,
    width: '16px',
    height: '16px',
    transform: 'rotate(45deg)',
    background: color.accent,
  },
  [media.belowSm]: { rowGap: 0, paddingTop: space(5) },
  [media.xl]: { paddingRight: space(8) },
});

const duration = css(figure, { fontSize: fontSize.xl, color: color.accent });

/** Phases on a timeline, each with its duration. */
export function PhaseTimeline({ phases }: { phases: HrStrategy['approach']['items'] }): ReactNode {
  return (
    <ol role="list" css={[plainList, line]}>
      {phases.map(({ title, meta, description }) => (
        <li key={title} css={phase}>
          <Fold level={3} size="md" title={title} summary={<p css={duration}>{meta}</p>}>
            <Text tone="muted">{description}</Text>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
