/** How long the pointer hovers over the button before the menu opens. */
const OPEN_DELAY_MS = 200;
/** A menu that has closed less than this ago reopens without delay. */
const SKIP_DELAY_MS = 300;
/** How long the menu stays open after the pointer has left it. */
const CLOSE_DELAY_MS = 150;

/**
 * Opens a popover on hover over its button, and closes it when pointer or focus have left both. The browser itself
 * handles a press on the button, Escape, and a press elsewhere.
 *
 * We wrote this ourselves, because the menu is a popover of the browser, which opens before its code has loaded. The
 * menus of component libraries open by their own code only.
 *
 * @param area the element around the button and the popover, in this order.
 */
export function openOnHover(area: HTMLElement, signal: AbortSignal): void {
  const [button, popover] = [...area.children] as [HTMLElement, HTMLElement];
  const isOpen = () => popover.matches(':popover-open');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAtMs = -SKIP_DELAY_MS;
  /**
   * Whether the visitor pressed the button: the menu then stays when the pointer leaves. Before this code ran, only a
   * press can have opened it.
   */
  let pressed = isOpen();
  let outside = new AbortController();

  function after(delayMs: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  }

  function stop(): void {
    clearTimeout(timer);
    outside.abort();
  }

  function close(): void {
    stop();
    closedAtMs = performance.now();
    popover.hidePopover();
  }

  function enter(): void {
    stop();
    if (isOpen()) return;
    const isRecent = performance.now() - closedAtMs < SKIP_DELAY_MS;
    after(isRecent ? 0 : OPEN_DELAY_MS, () => {
      pressed = false;
      popover.showPopover();
    });
  }

  /** The delay restarts while the pointer moves down towards the popover, across other links of the header. */
  function leave(event: PointerEvent): void {
    stop();
    if (!isOpen() || pressed) return;
    let lowest = event.clientY;
    const end = popover.getBoundingClientRect().top;
    const approach = ({ clientY }: PointerEvent) => {
      if (clientY <= lowest || clientY > end) return;
      lowest = clientY;
      after(CLOSE_DELAY_MS, close);
    };
    outside = new AbortController();
    document.addEventListener('pointermove', approach, { signal: outside.signal });
    after(CLOSE_DELAY_MS, close);
  }

  /** The press toggles the popover, unless it was opened on hover: then it stays open. */
  function press(event: MouseEvent): void {
    stop();
    if (isOpen() && !pressed) event.preventDefault();
    pressed = true;
  }

  /** On Escape. The browser does not return the focus of a popover that was opened on hover. */
  function returnFocus({ key }: KeyboardEvent): void {
    if (key === 'Escape' && popover.contains(document.activeElement)) button.focus();
  }

  /** Closes the popover if the focus has moved to another element. Safari moves it to none, or the body, on a press. */
  function moveFocus(to: EventTarget | null): void {
    const isElsewhere = to instanceof Node && to !== document.body && !area.contains(to);
    if (isElsewhere) popover.hidePopover();
  }

  const whenHovering = (act: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerType !== 'touch' && act(event);
  area.addEventListener('pointerenter', whenHovering(enter), { signal });
  area.addEventListener('pointerleave', whenHovering(leave), { signal });
  area.addEventListener('keydown', returnFocus, { signal });
  area.addEventListener('focusout', ({ relatedTarget }) => moveFocus(relatedTarget), { signal });
  button.addEventListener('click', press, { signal });
  signal.addEventListener('abort', stop);
  // Before this code ran, the pointer may have entered, and the focus may have left. A tap leaves `:hover` behind.
  if (area.matches(':hover') && matchMedia('(hover: hover)').matches) enter();
  moveFocus(document.activeElement);
}
