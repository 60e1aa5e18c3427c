import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Section, space, Stats, Text, type Stat } from '@site/ui';
import { keyFigures } from '../content/shared';

const below = css({ marginTop: space(8) });

interface KeyFiguresProps {
  items: readonly Stat[];
  /** A sentence on whom or what the figures are about. */
  basis?: string;
}

/** The figures of a page, below its header. */
export function KeyFigures({ items, basis }: KeyFiguresProps): ReactNode {
  return (
    <Section tone="tint" label={keyFigures}>
      <Stats items={items} />
      {basis && (
        <Text size="sm" tone="muted" css={below}>
          {basis}
        </Text>
      )}
    </Section>
  );
}
