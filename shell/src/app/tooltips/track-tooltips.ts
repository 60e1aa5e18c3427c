/** How long the pointer hovers over a control before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** A tooltip opens without delay if another one has closed less than this ago. */
const SKIP_DELAY_MS = 300;

/** Escape, and the keys that press a control, which may have another name then. */
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

/** Opens a tooltip after its delay, and shows one at a time. */
class DelayedTooltip {
  pending: Element | null = null;
  shown: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closedAtMs = -SKIP_DELAY_MS;

  constructor(private readonly tracking: Pick<TooltipTracking, 'show' | 'hide'>) {}

  /** Opens after the delay, or at once if another tooltip is shown or was shown a moment ago. */
  requestOpen(control: Element): void {
    const isRecent = this.shown !== null || performance.now() - this.closedAtMs < SKIP_DELAY_MS;
    if (isRecent) this.open(control);
    else this.openAfter(OPEN_DELAY_MS, control);
  }

  openAfter(delayMs: number, control: Element): void {
    this.pending = control;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(control), delayMs);
  }

  close(): void {
    clearTimeout(this.timer);
    this.pending = null;
    if (!this.shown) return;
    this.shown = null;
    this.closedAtMs = performance.now();
    this.tracking.hide();
  }

  private open(control: Element): void {
    clearTimeout(this.timer);
    this.pending = null;
    this.shown = control;
    this.tracking.show(control);
  }
}

/**
 * Shows and hides the tooltips of all controls with `data-tooltip`. One opens after the pointer has hovered over its
 * control, or without delay on keyboard focus. It closes when the pointer or the focus leaves, on Escape, on a press
 * of the pointer or the keyboard, and on scroll.
 *
 * @returns a function that stops the tracking.
 */
export function trackTooltips({ show, hide, area }: TooltipTracking): () => void {
  const tooltip = new DelayedTooltip({ show, hide });
  const close = () => tooltip.close();

  function onPointer(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const control = controlOf(event);
    if (control && control !== tooltip.shown && control !== tooltip.pending) tooltip.requestOpen(control);
    if (control) return;
    if (tooltip.pending) close();
    const { shown } = tooltip;
    const around = [shown?.getBoundingClientRect(), area()];
    if (shown && !around.some((rectangle) => rectangle && isWithin(event, rectangle))) close();
  }

  function onFocus(event: FocusEvent): void {
    const control = controlOf(event);
    // A dialog that opens as a popover focuses a control in it, and until it is open no other popover may be shown.
    if (control?.matches(':focus-visible')) tooltip.openAfter(0, control);
  }

  const onKey = ({ key }: KeyboardEvent) => CLOSING_KEYS.includes(key) && close();
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
