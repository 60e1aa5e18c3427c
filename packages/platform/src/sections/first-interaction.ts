/** Assistive technology may send only `click`; autofill and voice control send only `input` or `change`. */
const EVENTS = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'input',
  'change',
  'focusin',
  'scroll',
  'touchstart',
  'popstate',
] as const;

let interaction: Promise<void> | undefined;

/** Without a pointer over the window, Chromium may send `pointermove` at the origin when the layout changes. */
const isWithoutPointer = ({ type, movementX, movementY, clientX, clientY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && [movementX, movementY, clientX, clientY].every((value) => value === 0);

/**
 * Resolves with the first interaction of this page load: pointer, key, touch, focus, input, scroll, Back, or the click
 * of a press that the document held until its code was loaded. Code that a visitor needs only after an interaction
 * waits for this promise. On the server it resolves at once.
 */
export function firstInteraction(): Promise<void> {
  interaction ??=
    typeof window === 'undefined'
      ? Promise.resolve()
      : new Promise((resolve) => {
          // The visitor has scrolled or focused a field before this script ran.
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
