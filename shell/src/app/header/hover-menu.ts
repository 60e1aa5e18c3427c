/** How long the pointer hovers over the button before the menu opens. */
const OPEN_DELAY_MS = 200;
/** A menu that has closed less than this ago reopens without delay. */
const SKIP_DELAY_MS = 300;
/** How long the menu stays open after the pointer has left it. */
const CLOSE_DELAY_MS = 150;

const hovers = ({ pointerType }: PointerEvent) => pointerType !== 'touch';

/**
 * Opens a popover on hover over its button, and closes it when pointer or focus have left both. The browser itself
 * handles a press on the button, Escape, and a press elsewhere.
 */
class HoverMenu {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closedAt = -SKIP_DELAY_MS;
  /** Whether the visitor pressed the button: the menu then stays when the pointer leaves. */
  private pressed: boolean;
  private outside = new AbortController();

  constructor(
    private readonly button: HTMLElement,
    private readonly popover: HTMLElement,
  ) {
    // Before this code ran, only a press can have opened it.
    this.pressed = this.isOpen;
  }

  private get isOpen(): boolean {
    return this.popover.matches(':popover-open');
  }

  private after(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.outside.abort();
  };

  readonly enter = (): void => {
    this.stop();
    if (this.isOpen) return;
    const isRecent = performance.now() - this.closedAt < SKIP_DELAY_MS;
    this.after(isRecent ? 0 : OPEN_DELAY_MS, () => {
      this.pressed = false;
      this.popover.showPopover();
    });
  };

  /** The delay restarts while the pointer moves down towards the popover, across other links of the header. */
  readonly leave = (event: PointerEvent): void => {
    this.stop();
    if (!this.isOpen || this.pressed) return;
    let lowest = event.clientY;
    const end = this.popover.getBoundingClientRect().top;
    const approach = ({ clientY }: PointerEvent) => {
      if (clientY <= lowest || clientY > end) return;
      lowest = clientY;
      this.after(CLOSE_DELAY_MS, this.close);
    };
    this.outside = new AbortController();
    document.addEventListener('pointermove', approach, { signal: this.outside.signal });
    this.after(CLOSE_DELAY_MS, this.close);
  };

  private readonly close = (): void => {
    this.stop();
    this.closedAt = performance.now();
    this.popover.hidePopover();
  };

  /** The press toggles the popover, unless it was opened on hover: then it stays open. */
  readonly press = (event: MouseEvent): void => {
    this.stop();
    if (this.isOpen && !this.pressed) event.preventDefault();
    this.pressed = true;
  };

  /** On Escape. The browser does not return the focus of a popover that was opened on hover. */
  readonly returnFocus = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && this.popover.contains(document.activeElement)) this.button.focus();
  };

  /** Closes the popover if the focus has moved to another element. Safari moves it to none, or the body, on a press. */
  readonly moveFocus = (to: EventTarget | null, area: HTMLElement): void => {
    const isElsewhere = to instanceof Node && to !== document.body && !area.contains(to);
    if (isElsewhere) this.popover.hidePopover();
  };
}

/**
 * Makes a popover open on hover.
 *
 * @param area the element around the button and the popover, in this order.
 */
export function openOnHover(area: HTMLElement, signal: AbortSignal): void {
  const [button, popover] = [...area.children] as [HTMLElement, HTMLElement];
  const menu = new HoverMenu(button, popover);
  const whenHovering = (act: (event: PointerEvent) => void) => (event: PointerEvent) =>
    hovers(event) && act(event);
  area.addEventListener('pointerenter', whenHovering(menu.enter), { signal });
  area.addEventListener('pointerleave', whenHovering(menu.leave), { signal });
  area.addEventListener('keydown', menu.returnFocus, { signal });
  area.addEventListener('focusout', ({ relatedTarget }) => menu.moveFocus(relatedTarget, area), { signal });
  button.addEventListener('click', menu.press, { signal });
  signal.addEventListener('abort', menu.stop);
  // Before this code ran, the pointer may have entered, and the focus may have left.
  if (area.matches(':hover')) menu.enter();
  menu.moveFocus(document.activeElement, area);
}
