/** How long the pointer rests on a control before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** After a tooltip has closed, the next one opens without delay for this long. */
const SKIP_DELAY_MS = 300;

interface TooltipTracking {
  show(control: Element): void;
  hide(): void;
  /** The area in which the pointer may move without closing the tooltip: the tooltip itself. */
  area(): DOMRect | undefined;
}

/** Distance between a control and its tooltip: the pointer may cross it. */
export const GAP_PX = 8;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

const isWithin = ({ clientX, clientY }: PointerEvent, { left, right, top, bottom }: DOMRect) =>
  clientX >= left - GAP_PX &&
  clientX <= right + GAP_PX &&
  clientY >= top - GAP_PX &&
  clientY <= bottom + GAP_PX;

/**
 * Decides for the whole document when the tooltip of a control (`data-tooltip`) is shown: after a pointer rested on it, or
 * at once when the keyboard focuses it; until pointer and focus have left control and tooltip, or Escape or a press.
 *
 * @returns ends the tracking.
 */
export function trackTooltips({ show, hide, area }: TooltipTracking): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Element | null = null;
  let shown: Element | null = null;
  let closedAt = -SKIP_DELAY_MS;

  function close(): void {
    clearTimeout(timer);
    pending = null;
    if (!shown) return;
    shown = null;
    closedAt = performance.now();
    hide();
  }

  function open(control: Element): void {
    clearTimeout(timer);
    pending = null;
    shown = control;
    show(control);
  }

  function openAfter(milliseconds: number, control: Element): void {
    pending = control;
    clearTimeout(timer);
    timer = setTimeout(() => open(control), milliseconds);
  }

  function delay(control: Element): void {
    const isRecent = shown !== null || performance.now() - closedAt < SKIP_DELAY_MS;
    if (isRecent) open(control);
    else openAfter(OPEN_DELAY_MS, control);
  }

  function onPointer(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const control = controlOf(event);
    if (control && control !== shown && control !== pending) delay(control);
    if (control) return;
    if (pending) close();
    const around = [shown?.getBoundingClientRect(), area()];
    if (shown && !around.some((rectangle) => rectangle && isWithin(event, rectangle))) close();
  }

  function onFocus(event: FocusEvent): void {
    const control = controlOf(event);
    // A dialog that opens as a popover focuses a control in it, and until it is open no other popover may be shown.
    if (control?.matches(':focus-visible')) openAfter(0, control);
  }

  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  document.addEventListener('pointermove', onPointer, options);
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('keydown', onKey, options);
  for (const event of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(event, close, options);
  return () => {
    close();
    listening.abort();
  };
}
