import { css } from '@emotion/react';
import { font } from '../tokens';

/** For a figure that stands out: in the text font, because a large 3 of the display font is read as a 5. */
export const figure = css({ fontFamily: font.text, fontWeight: 600, letterSpacing: '-0.02em' });

/** For figures below each other, whose digits then have one width. */
export const figureInColumn = css(figure, { fontVariantNumeric: 'lining-nums tabular-nums' });
