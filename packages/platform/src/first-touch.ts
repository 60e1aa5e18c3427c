const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'touchstart',
  'popstate',
] as const;

let touch: Promise<void> | undefined;

/**
 * Resolves with the visitor's first sign of life on this page: a move of the pointer, a key, a scroll, a focus, Back.
 * What is of use only to somebody who does something waits for it. On the server there is nobody to wait for.
 */
export function firstTouch(): Promise<void> {
  touch ??=
    typeof window === 'undefined'
      ? Promise.resolve()
      : new Promise((resolve) => {
          if (window.scrollY > 0) resolve();
          for (const sign of SIGNS) {
            window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
          }
        });
  return touch;
}
