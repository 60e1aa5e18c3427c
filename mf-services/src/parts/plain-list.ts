import { css } from '@emotion/react';

/** Removes the bullets and the indent of a list. */
export const plainList = css({ listStyle: 'none', padding: 0 });
