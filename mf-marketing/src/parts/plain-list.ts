import { css } from '@emotion/react';

/** A list without markers and spacing: its items have their own style. */
export const plainList = css({ margin: 0, padding: 0, listStyle: 'none' });
