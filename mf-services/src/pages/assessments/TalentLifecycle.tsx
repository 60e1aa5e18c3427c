import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, Heading, measure, media, plainList, space, Text } from '@site/ui';
import type { Point } from '../../content/dedicated-schema';
import { Numeral } from '../../parts/Numeral';

const stages = css({
  display: 'grid',
  gap: space(10),
  [media.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space(6) },
});

const stage = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: `${space(2)} ${space(5)}`,
  alignContent: 'start',
  'h3, p': { gridColumn: 2 },
  p: { maxWidth: measure },
  [media.lg]: { display: 'flex', flexDirection: 'column' },
});

const number = css({
  gridRow: 'span 2',
  textAlign: 'center',
  [media.lg]: { marginBottom: space(2), textAlign: 'start' },
});

/* The line to the next stage. */
const connected = css({
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '3.25rem',
    bottom: space(-7),
    left: '1.75rem',
    width: '1px',
    background: color.line,
    [media.lg]: { inset: '1.25rem 0 auto 2.5rem', width: 'auto', height: '1px' },
  },
});

/** The stages of the talent lifecycle at which assessments are used. */
export function TalentLifecycle({ stages: items }: { stages: readonly Point[] }): ReactNode {
  return (
    <ol role="list" css={[plainList, stages]}>
      {items.map(({ title, description }, index) => (
        <li key={title} css={[stage, index < items.length - 1 && connected]}>
          <Numeral value={index + 1} css={number} />
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </li>
      ))}
    </ol>
  );
}
