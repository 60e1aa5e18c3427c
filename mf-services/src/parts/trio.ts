import { css } from '@emotion/react';
import { media, space } from '@site/ui';

/** Three side by side, or below each other where there is no room for all: none is left alone on its line. */
export const trio = css({
  display: 'grid',
  gap: space(6),
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
