import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, Section, Stats, type Stat } from '@site/ui';
import { keyFigures } from '../content/shared';

/* In four columns of a tablet, the longest figure would break. */
const figures = css({
  [media.belowLg]: { dl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

interface KeyFiguresProps {
  items: readonly Stat[];
}

/** The figures of a dedicated page, below its header. */
export function KeyFigures({ items }: KeyFiguresProps): ReactNode {
  return (
    <Section tone="tint" label={keyFigures}>
      <div css={figures}>
        <Stats items={items} />
      </div>
    </Section>
  );
}
