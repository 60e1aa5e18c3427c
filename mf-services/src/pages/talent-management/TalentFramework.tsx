import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, FeatureList, Fold, fontSize, media, plainList, radius, space, Text } from '@site/ui';
import type { TalentManagement } from '../../content/dedicated-schema';
import { Numeral } from '../../parts/Numeral';

const quadrants = css({
  display: 'grid',
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.line,
  overflow: 'hidden',
  gap: '1px',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const quadrant = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  padding: `${space(8)} ${space(6)}`,
  background: color.surface,
  [media.belowSm]: {
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    alignItems: 'center',
    padding: `${space(2)} ${space(5)}`,
    h3: { fontSize: fontSize.lg, lineHeight: 1.3 },
    '& > div + div > *': { gridColumn: '1 / -1' },
  },
  [media.sm]: { h3: { paddingRight: space(16) } },
  [media.lg]: { padding: space(12), paddingRight: space(32), h3: { paddingRight: 0 } },
});

const corner = css({
  [media.sm]: { position: 'absolute', top: space(8), right: space(6) },
  [media.lg]: { top: space(12), right: space(12) },
});

/** The four parts of the framework as quadrants. On phones each is a title that a press unfolds. */
export function TalentFramework({ items }: { items: TalentManagement['framework']['items'] }): ReactNode {
  return (
    <ul css={[plainList, quadrants]}>
      {items.map(({ title, description, features }, index) => (
        <li key={title} css={quadrant}>
          <Numeral value={index + 1} css={corner} />
          <Fold level={3} title={title}>
            <Text>{description}</Text>
            <FeatureList items={features} />
          </Fold>
        </li>
      ))}
    </ul>
  );
}
