import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../tokens';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Eyebrow } from './Eyebrow';

const base = css({
  display: 'grid',
  gap: space(4),
  marginBottom: 'clamp(1.5rem, 1rem + 2.4vw, 3.5rem)',
  // The unit is the heading's own em: a larger heading has as many words in a line.
  '& > *': { maxWidth: 'max(46rem, 17.5em)' },
});

export interface SectionHeadingProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
}

/** A section's heading with its eyebrow and lead. */
export function SectionHeading({ eyebrow, title, lead }: SectionHeadingProps): ReactNode {
  return (
    <div css={base}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={2}>{title}</Heading>
      {lead && (
        <Text size="lg" tone="muted">
          {lead}
        </Text>
      )}
    </div>
  );
}
