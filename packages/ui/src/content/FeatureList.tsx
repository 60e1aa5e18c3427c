import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { plainList } from '../layout/plain-list';
import { color, fontSize, space } from '../tokens';

const list = css(plainList, { display: 'grid', gap: space(3) });

const wideList = css({
  justifySelf: 'stretch',
  columnGap: space(8),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17.5rem, 34%)), 1fr))',
});

/* For the last of an odd number. It is counted here, because every item is the last one for a moment while the HTML
   streams in. */
const wholeRow = css({ gridColumn: '1 / -1' });

const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(3),
  color: color.inkSoft,
  fontSize: fontSize.md,
  lineHeight: 1.55,
  svg: { marginTop: '0.2em', color: color.accentDark },
});

export interface FeatureListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly string[];
  /** Where there is room, the features stand in two columns. */
  wide?: boolean;
}

/** A list of features, each with a tick. */
export function FeatureList({ items, wide = false, ...rest }: FeatureListProps): ReactNode {
  return (
    <ul css={[list, wide && wideList]} {...rest}>
      {items.map((feature, index) => (
        <li key={feature} css={[item, wide && index % 2 === 0 && index === items.length - 1 && wholeRow]}>
          <Icon name="check" size={18} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
