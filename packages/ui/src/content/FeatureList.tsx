import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { plainList } from '../layout/plain-list';
import { color, fontSize, space } from '../tokens';

const list = css(plainList, { display: 'grid', gap: space(3) });

const wideList = css({
  justifySelf: 'stretch',
  columnGap: space(8),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
});

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
  /** In a wide place, the features stand in two columns or more. */
  wide?: boolean;
}

/** A list of features, each with a tick. */
export function FeatureList({ items, wide = false, ...rest }: FeatureListProps): ReactNode {
  return (
    <ul css={[list, wide && wideList]} {...rest}>
      {items.map((feature) => (
        <li key={feature} css={item}>
          <Icon name="check" size={18} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
