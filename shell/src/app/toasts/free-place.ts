import { headerHeight, media } from '@site/ui';

/** The size of a toast of three lines, with its margins. On phones it is as wide as the window. */
export const TOAST_WIDTH_PX = 420;
const TOAST_HEIGHT_PX = 150;

/** Converts a length in rem to pixels: visitors choose the size of the root's font. */
const toPixels = (rem: string): number =>
  Number.parseFloat(rem) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A corner of the window. */
type Corner = 'bottom right' | 'bottom left' | 'top right' | 'top left';

/** Of corners that are equally free, a toast takes the first. */
const CORNERS: readonly Corner[] = ['bottom right', 'bottom left', 'top right', 'top left'];
/* The top comes first: at the bottom a toast would cover the button of a form that fills the window. */
const PHONE_CORNERS: readonly Corner[] = ['top right', 'bottom right'];

const isPhone = () => !window.matchMedia(media.md.replace('@media ', '')).matches;

/** The place of a toast: a corner or, on a phone whose top and bottom are in use, a distance from the top. */
export interface Place {
  corner: Corner;
  topPx?: number;
}

/** The area that a toast covers in a place. */
function areaOf({ corner, topPx }: Place): DOMRect {
  const { innerWidth, innerHeight } = window;
  const width = isPhone() ? innerWidth : TOAST_WIDTH_PX;
  const left = corner.endsWith('left') ? 0 : innerWidth - width;
  const top = corner.startsWith('top') ? toPixels(headerHeight) : innerHeight - TOAST_HEIGHT_PX;
  return new DOMRect(left, topPx ?? top, width, TOAST_HEIGHT_PX);
}

/** The area in square pixels that two rectangles share. */
function sharedArea(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The controls that a visitor needs at once: the one that has the focus, and the button that sends. */
const inUse = (form: HTMLFormElement): DOMRect[] =>
  [document.activeElement, form.querySelector('button:not([type="button"])')].flatMap((element) =>
    element ? [element.getBoundingClientRect()] : [],
  );

/** The places on a phone that are right above or right below a control in use, and have room for a toast. */
const placesBeside = (used: readonly DOMRect[]): Place[] =>
  used
    .flatMap(({ top, bottom }) => [top - TOAST_HEIGHT_PX, bottom])
    .filter((top) => top >= toPixels(headerHeight) && top + TOAST_HEIGHT_PX <= window.innerHeight)
    .map((topPx) => ({ corner: 'top right', topPx }));

/**
 * Finds the place for a toast. The form that caused it has the focus. The toast covers as little as possible of the
 * controls in use there, and then as little as possible of the form.
 */
export function freePlace(): Place {
  const form = document.activeElement?.closest('form');
  if (!form) return { corner: CORNERS[0]! };
  const used = inUse(form);
  const corners = (isPhone() ? PHONE_CORNERS : CORNERS).map((corner) => ({ corner }));
  const candidates = [...corners, ...(isPhone() ? placesBeside(used) : [])].map((place) => {
    const area = areaOf(place);
    return {
      place,
      inUse: used.reduce((sum, rectangle) => sum + sharedArea(area, rectangle), 0),
      covered: sharedArea(area, form.getBoundingClientRect()),
    };
  });
  return candidates.toSorted((one, other) => one.inUse - other.inUse || one.covered - other.covered)[0]!
    .place;
}
