import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Chip, color, Fold, media, plainList, space, Text } from '@site/ui';
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

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** Kinds of specialists, each with example roles. */
export function NicheTalent({ items }: { items: TalentSourcing['niche']['items'] }): ReactNode {
  return (
    <div>
      {items.map(({ title, description, examples }) => (
        <div key={title} css={row}>
          <Fold level={3} title={title}>
            <div css={text}>
              <Text>{description}</Text>
              <ul css={[plainList, chips]}>
                {examples.map((example) => (
                  <li key={example}>
                    <Chip>{example}</Chip>
                  </li>
                ))}
              </ul>
            </div>
          </Fold>
        </div>
      ))}
    </div>
  );
}
