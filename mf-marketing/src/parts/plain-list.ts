import { css } from '@emotion/react';

/** A list whose items bring their own looks. */
export const plainList = css({ margin: 0, padding: 0, listStyle: 'none' });
