import { css } from '@emotion/react';
import { fontSize, measure, media, space } from '@site/ui';

const GAP = 'clamp(3rem, 6.25vw, 5rem)';
const ASIDE = '20rem';

/**
 * The columns of an article's header and body, in the middle of the page: the text, in the width of long-form text, and
 * what is beside it.
 */
export const textColumns = css({
  display: 'grid',
  gap: `${space(10)} ${GAP}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The measure is that of the body's letters.
  fontSize: fontSize.md,
  [media.lg]: {
    gridTemplateColumns: `minmax(0, 1fr) ${ASIDE}`,
    maxWidth: `calc(${measure} + ${GAP} + ${ASIDE})`,
    marginInline: 'auto',
  },
  [media.print]: { display: 'block' },
});
