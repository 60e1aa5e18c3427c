/** The size of a toast of three lines, with its margins. On phones it is as wide as the window. */
const TOAST_WIDTH_PX = 420;
const TOAST_HEIGHT_PX = 150;
const HEADER_HEIGHT_PX = 76;
const MAX_PHONE_WIDTH_PX = 767;

/** A corner of the window. */
export type Corner = 'bottom right' | 'bottom left' | 'top right' | 'top left';

/** In the order in which they are chosen. */
const CORNERS: readonly Corner[] = ['bottom right', 'bottom left', 'top right', 'top left'];
/* First at the top: at the bottom a toast would cover the button of a form that fills the window. */
const PHONE_CORNERS: readonly Corner[] = ['top right', 'bottom right'];

const isPhone = () => window.innerWidth <= MAX_PHONE_WIDTH_PX;

function placeOf(corner: Corner): DOMRect {
  const { innerWidth, innerHeight } = window;
  const width = isPhone() ? innerWidth : TOAST_WIDTH_PX;
  const left = corner.endsWith('left') ? 0 : innerWidth - width;
  const top = corner.startsWith('top') ? HEADER_HEIGHT_PX : innerHeight - TOAST_HEIGHT_PX;
  return new DOMRect(left, top, width, TOAST_HEIGHT_PX);
}

/** The area in square pixels that two rectangles share. */
function sharedArea(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The corner where a toast covers the least of the form that has the focus: the form that caused it. */
export function freeCorner(): Corner {
  const corners = isPhone() ? PHONE_CORNERS : CORNERS;
  const form = document.activeElement?.closest('form')?.getBoundingClientRect();
  const covered = corners.map((corner) => ({ corner, area: form ? sharedArea(placeOf(corner), form) : 0 }));
  return covered.toSorted((one, other) => one.area - other.area)[0]!.corner;
}
