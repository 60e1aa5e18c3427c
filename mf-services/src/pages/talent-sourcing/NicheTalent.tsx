import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChipList, color, Fold, fontSize, media, space, Text } from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';

const row = css({
  display: 'grid',
  borderTop: `1px solid ${color.line}`,
  [media.belowSm]: { gap: space(3), h3: { fontSize: fontSize.lg, lineHeight: 1.3 } },
  [media.sm]: { gap: space(4), paddingBlock: space(4) },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
    gap: `${space(4)} ${space(8)}`,
    paddingBlock: space(8),
    h3: { gridRow: '1 / span 2' },
    ul: { gridArea: '2 / 2' },
  },
});

/** Kinds of specialists, each with example roles. */
export function NicheTalent({ items }: { items: TalentSourcing['niche']['items'] }): ReactNode {
  return (
    <div>
      {items.map(({ title, description, examples }) => (
        <div key={title} css={row}>
          <Fold level={3} title={title}>
            <Text>{description}</Text>
            <ChipList items={examples} />
          </Fold>
        </div>
      ))}
    </div>
  );
}
