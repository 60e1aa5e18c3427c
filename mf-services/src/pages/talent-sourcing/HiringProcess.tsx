import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, figureInColumn, Fold, font, fontSize, media, navy, plainList, space, Text } from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';

const MARKER_SIZE = '3rem';

const step = css({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER_SIZE} minmax(0, 1fr)`,
  columnGap: space(6),
  paddingBottom: space(9),
  [media.belowSm]: { columnGap: space(4), paddingBottom: space(3) },
  '&::before': css(figureInColumn, {
    content: 'counter(step, decimal-leading-zero) / ""',
    display: 'grid',
    placeItems: 'center',
    width: MARKER_SIZE,
    height: MARKER_SIZE,
    border: `2px solid ${color.accent}`,
    fontSize: fontSize.md,
    color: color.accentDark,
  }),
  // The line to the next number.
  '&::after': {
    content: '""',
    position: 'absolute',
    top: MARKER_SIZE,
    bottom: 0,
    left: `calc(${MARKER_SIZE} / 2 - 1px)`,
    width: '2px',
    background: color.accent,
  },
});

const text = css({ display: 'grid', [media.sm]: { gap: space(2), paddingTop: space(2) } });

const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(6)}`,
  padding: `${space(6)} ${space(7)}`,
  background: color.accent,
  color: navy,
});

const hiredTitle = css({
  fontFamily: font.display,
  fontSize: fontSize.xxl,
  fontWeight: 600,
  lineHeight: 1.1,
});

interface HiringProcessProps {
  steps: TalentSourcing['process']['items'];
  hired: TalentSourcing['hired'];
}

/** The steps of a search along one line that ends in a hire. */
export function HiringProcess({ steps, hired }: HiringProcessProps): ReactNode {
  return (
    <>
      <ol role="list" css={plainList}>
        {steps.map((item) => (
          <li key={item.title} css={step}>
            <div css={text}>
              <Fold level={3} size="sm" title={item.title}>
                <Text tone="muted">{item.description}</Text>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
      <div css={end}>
        <p css={hiredTitle}>{hired.title}</p>
        <p>{hired.note}</p>
      </div>
    </>
  );
}
