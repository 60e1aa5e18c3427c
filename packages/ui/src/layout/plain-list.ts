import { css } from '@emotion/react';

/**
 * A list without markers and indent: its items have their own style. WebKit tells screen readers of no list then: one
 * whose order matters has `role="list"`, unless it is in a `<nav>`.
 */
export const plainList = css({ padding: 0, listStyle: 'none' });
