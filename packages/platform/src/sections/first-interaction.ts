/** A press as pointer, keyboard or assistive technology send it; the last one may send nothing but `click`. */
export const PRESS_EVENTS = ['pointerdown', 'click', 'keydown'] as const;

const EVENTS = ['pointermove', ...PRESS_EVENTS, 'focusin', 'scroll', 'touchstart', 'popstate'] as const;

let interaction: Promise<void> | undefined;

/** Without a pointer over the window, Chromium may send `pointermove` at the origin when the layout changes. */
const isWithoutPointer = ({ type, movementX, movementY, clientX, clientY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && [movementX, movementY, clientX, clientY].every((value) => value === 0);

/**
 * Resolves with the first interaction of this page load: pointer, key, touch, focus, scroll or Back; or the click
 * of a press that the document held until its code was there.
 * Code that only matters to an interacting visitor waits for it. On the server it resolves at once.
 */
export function firstInteraction(): Promise<void> {
  interaction ??=
    typeof window === 'undefined'
      ? Promise.resolve()
      : new Promise((resolve) => {
          // Before this script: the visitor has scrolled, or focused a field.
          if (window.scrollY > 0 || document.querySelector(':focus')) resolve();
          const listening = new AbortController();
          const react = (event: Event) => {
            if (isWithoutPointer(event)) return;
            listening.abort();
            resolve();
          };
          const options = { passive: true, capture: true, signal: listening.signal };
          for (const event of EVENTS) window.addEventListener(event, react, options);
        });
  return interaction;
}

// Recorded when this module is loaded: sections that hydrate later need to know of presses before.
let pressed = false;

if (typeof window !== 'undefined') {
  for (const event of [...PRESS_EVENTS, 'popstate']) {
    window.addEventListener(event, () => (pressed = true), { once: true, passive: true, capture: true });
  }
}

/** Whether a press or Back, which may start a navigation, came since this script started. */
export const hasPressed = (): boolean => pressed;
