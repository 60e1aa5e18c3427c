/** The element that a fragment such as `#contact` names; null if there is none, or the fragment is malformed. */
export function partOfPage(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)));
  } catch {
    return null;
  }
}
