const EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'touchstart',
  'popstate',
] as const;

let interaction: Promise<void> | undefined;

/**
 * Resolves with the first interaction of this page load: pointer, key, touch, focus, scroll or Back.
 * Code that only matters to an interacting visitor waits for it. On the server it resolves at once.
 */
export function firstInteraction(): Promise<void> {
  interaction ??=
    typeof window === 'undefined'
      ? Promise.resolve()
      : new Promise((resolve) => {
          if (window.scrollY > 0) resolve();
          for (const event of EVENTS) {
            window.addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
          }
        });
  return interaction;
}

let pressed = false;

if (typeof window !== 'undefined') {
  for (const event of ['pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(event, () => (pressed = true), { once: true, passive: true, capture: true });
  }
}

/** Whether a press, a key or Back, which may start a navigation, came since this script started. */
export const hasPressed = (): boolean => pressed;
