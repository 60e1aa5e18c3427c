import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { color, media, space } from '../tokens';
import { controlStyles } from './control';

const frame = css({
  position: 'relative',
  color: color.ink,
  svg: { position: 'absolute', insetInlineEnd: space(3.5), top: 'calc(50% - 9px)', pointerEvents: 'none' },
  // On a phone most names of areas fit in one line, and a longer choice takes two instead of being cut.
  [media.belowSm]: {
    svg: { insetInlineEnd: space(2) },
    select: { paddingInline: `${space(2.5)} ${space(8)}`, whiteSpace: 'normal' },
  },
});

const styles = css({
  appearance: 'none',
  paddingInlineEnd: space(10),
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

/** A native select, styled like the other controls; its children are options. */
export function Select(props: ComponentProps<'select'>): ReactNode {
  return (
    <div css={frame}>
      <select css={[controlStyles, styles]} {...props} />
      <Icon name="chevron-down" size={18} />
    </div>
  );
}
