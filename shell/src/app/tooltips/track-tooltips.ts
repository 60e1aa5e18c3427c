/** How long the pointer hovers over a control before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** A tooltip opens without delay if another one has closed less than this ago. */
const SKIP_DELAY_MS = 300;

/** These keys close the tooltip. Enter and Space press the control, whose name may change then. */
const CLOSING_KEYS = ['Escape', 'Enter', ' '];

interface TooltipTracking {
  show(control: Element): void;
  hide(): void;
  /** The area in which the pointer may move without closing the tooltip: the tooltip itself. */
  area(): DOMRect | undefined;
}

/** Distance between a control and its tooltip, which the pointer may cross. */
export const GAP_PX = 8;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

const isWithin = ({ clientX, clientY }: PointerEvent, { left, right, top, bottom }: DOMRect) =>
  clientX >= left - GAP_PX &&
  clientX <= right + GAP_PX &&
  clientY >= top - GAP_PX &&
  clientY <= bottom + GAP_PX;

/**
 * Shows and hides the tooltips of all controls with `data-tooltip`, one at a time. One opens after the pointer has
 * hovered over its control, or without delay on keyboard focus, or if another one is shown or was shown a moment ago.
 * It closes when the pointer or the focus leaves, on Escape, on a press of the pointer or the keyboard, and on scroll,
 * unless its control has keyboard focus. After Escape or a press it opens again once the pointer has left the control
 * and comes back.
 *
 * We wrote this ourselves, because tooltip libraries need a component around each control. Most controls with a tooltip
 * are in sections that are hydrated late.
 *
 * @returns a function that stops the tracking.
 */
export function trackTooltips({ show, hide, area }: TooltipTracking): () => void {
  let pending: Element | null = null;
  let shown: Element | null = null;
  /** Its tooltip was closed by Escape or a press, and stays so until the pointer has left it. */
  let dismissed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAtMs = -SKIP_DELAY_MS;

  function open(control: Element): void {
    clearTimeout(timer);
    pending = null;
    shown = control;
    show(control);
  }

  function openAfter(delayMs: number, control: Element): void {
    clearTimeout(timer);
    pending = control;
    timer = setTimeout(open, delayMs, control);
  }

  function close(): void {
    clearTimeout(timer);
    pending = null;
    if (!shown) return;
    shown = null;
    closedAtMs = performance.now();
    hide();
  }

  function dismiss(): void {
    dismissed = shown ?? pending ?? dismissed;
    close();
  }

  function onPointer(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const control = controlOf(event);
    if (control !== dismissed) dismissed = null;
    else if (control) return;
    if (control) {
      if (control === shown || control === pending) return;
      const isRecent = shown !== null || performance.now() - closedAtMs < SKIP_DELAY_MS;
      if (isRecent) open(control);
      else openAfter(OPEN_DELAY_MS, control);
      return;
    }
    if (pending) close();
    const around = [shown?.getBoundingClientRect(), area()];
    if (shown && !around.some((rectangle) => rectangle && isWithin(event, rectangle))) close();
  }

  function onFocus(event: FocusEvent): void {
    const control = controlOf(event);
    // A dialog that opens as a popover focuses a control in it, and until it is open no other popover may be shown.
    if (control?.matches(':focus-visible')) openAfter(0, control);
  }

  function onScroll(): void {
    // The browser scrolls to a control that the keyboard focuses: its tooltip moves along.
    if (!(shown ?? pending)?.matches(':focus-visible')) close();
    else if (shown) open(shown);
  }

  const onKey = ({ key }: KeyboardEvent) => CLOSING_KEYS.includes(key) && dismiss();
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  document.addEventListener('pointermove', onPointer, options);
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('pointerdown', dismiss, options);
  document.addEventListener('focusout', close, options);
  document.addEventListener('scroll', onScroll, options);
  return () => {
    close();
    listening.abort();
  };
}
