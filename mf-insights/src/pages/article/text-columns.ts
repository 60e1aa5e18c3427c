import { css } from '@emotion/react';
import { fontSize, measure, media, space } from '@site/ui';

/** The columns of an article's header and body: the text, in the width of long-form text, and what is beside it. */
export const textColumns = css({
  display: 'grid',
  gap: `${space(10)} clamp(3rem, 5vw, 5rem)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The measure is that of the body's letters.
  fontSize: fontSize.md,
  [media.lg]: { gridTemplateColumns: `minmax(0, ${measure}) minmax(20rem, 26rem)` },
  justifyContent: 'space-between',
  [media.print]: { display: 'block' },
});
