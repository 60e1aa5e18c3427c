import { css } from '@emotion/react';
import { fontSize, measure, media, space } from '@site/ui';

const GAP = 'clamp(3rem, 6.25vw, 5rem)';
const ASIDE = '20rem';

/** The width of everything on an article's page, in the middle: that of long-form text and of what is beside it. */
export const articleWidth = css({
  // The measure is that of the body's letters.
  fontSize: fontSize.md,
  [media.lg]: { maxWidth: `calc(${measure} + ${GAP} + ${ASIDE})`, marginInline: 'auto' },
});

/** The columns of an article's body: the text, and what is beside it. */
export const textColumns = css(articleWidth, {
  display: 'grid',
  gap: `${space(10)} ${GAP}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${ASIDE}` },
  [media.print]: { display: 'block' },
});
