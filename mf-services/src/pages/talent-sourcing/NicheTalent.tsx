import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Chip, color, Fold, media, plainList, Shape, space, Text, type ShapeName } from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';

const SHAPES: readonly ShapeName[] = ['hexagon', 'star', 'pentagon'];

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  paddingBlock: space(4),
  borderTop: `1px solid ${color.line}`,
  [media.md]: {
    gridTemplateColumns: '3.5rem minmax(0, 3fr) minmax(0, 5fr)',
    alignItems: 'start',
    gap: space(8),
    paddingBlock: space(8),
  },
});

const text = css({
  display: 'grid',
  gap: space(4),
  gridColumn: '1 / -1',
  [media.md]: { gridColumn: 'auto' },
});

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** Kinds of specialists, each with example roles. */
export function NicheTalent({ items }: { items: TalentSourcing['niche']['items'] }): ReactNode {
  return (
    <div>
      {items.map(({ title, description, examples }, index) => (
        <div key={title} css={row}>
          <Shape name={SHAPES[index] ?? 'square'} size={48} color={color.accent} />
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
