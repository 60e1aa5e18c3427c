import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, FeatureList, Heading, media, plainList, space, Text } from '@site/ui';
import type { TalentManagement } from '../../content/dedicated-schema';
import { Numeral } from '../../parts/Numeral';

const quadrants = css({
  display: 'grid',
  border: `1px solid ${color.line}`,
  background: color.line,
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
  [media.lg]: { padding: space(12), paddingRight: space(32) },
});

const corner = css({
  position: 'absolute',
  top: space(8),
  right: space(6),
  [media.lg]: { top: space(12), right: space(12) },
});

const heading = css({ paddingRight: space(16), [media.lg]: { paddingRight: 0 } });

/** The four parts of the framework as quadrants. */
export function TalentFramework({ items }: { items: TalentManagement['framework']['items'] }): ReactNode {
  return (
    <ul css={[plainList, quadrants]}>
      {items.map(({ title, description, features }, index) => (
        <li key={title} css={quadrant}>
          <Numeral value={index + 1} css={corner} />
          <Heading level={3} css={heading}>
            {title}
          </Heading>
          <Text>{description}</Text>
          <FeatureList items={features} />
        </li>
      ))}
    </ul>
  );
}
