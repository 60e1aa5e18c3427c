/** The part of emotion that remotes may use; the rest is not shipped. */
export { ClassNames, css, Global, jsx, keyframes } from '@emotion/react';
