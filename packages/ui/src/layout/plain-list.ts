import { css } from '@emotion/react';

/** A list without markers and indent: its items have their own style. */
export const plainList = css({ padding: 0, listStyle: 'none' });
