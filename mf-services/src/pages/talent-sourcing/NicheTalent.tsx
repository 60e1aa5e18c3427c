import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChipList, color, Fold, media, space, Text } from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';

const row = css({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(4),
  borderTop: `1px solid ${color.line}`,
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
    gap: space(8),
    paddingBlock: space(8),
  },
});

const text = css({ display: 'grid', gap: space(4) });

/** Kinds of specialists, each with example roles. */
export function NicheTalent({ items }: { items: TalentSourcing['niche']['items'] }): ReactNode {
  return (
    <div>
      {items.map(({ title, description, examples }) => (
        <div key={title} css={row}>
          <Fold level={3} title={title}>
            <div css={text}>
              <Text>{description}</Text>
              <ChipList items={examples} />
            </div>
          </Fold>
        </div>
      ))}
    </div>
  );
}
