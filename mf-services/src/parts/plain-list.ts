import { css } from '@emotion/react';

/** A list whose items carry their own shape. */
export const plainList = css({ listStyle: 'none', padding: 0 });
