import { css } from '@emotion/react';
import { color, fontSize, space } from '@site/ui';

/** A list of names under lines, each with its facts. */
export const rows = css({
  '& > *': { display: 'grid', gap: space(1), paddingBlock: space(4), borderTop: `1px solid ${color.line}` },
  strong: { color: color.ink, fontWeight: 600 },
  span: { color: color.muted, fontSize: fontSize.sm },
});
