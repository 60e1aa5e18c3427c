/** The element that a URL's hash names. */
export const anchorOf = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
