/** What remotes may use of emotion: a curated surface, so that the rest of the package is not shipped. */
export { ClassNames, css, Global, jsx, keyframes } from '@emotion/react';
