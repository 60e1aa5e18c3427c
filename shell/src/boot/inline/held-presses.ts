/** React keeps the properties of an element that it has rendered or hydrated under a key with this prefix. */
const REACT_PROPERTIES = '__reactProps$';

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith(REACT_PROPERTIES));

/** Presses on buttons that are not hydrated yet. */
export interface HeldPresses {
  /** Discards them and holds no more: to be called when code failed to load. */
  drop(): void;
}

/**
 * Holds clicks on buttons with `data-needs-code` until they are hydrated: such a button is busy in the meantime, and is then
 * clicked once.
 */
export function holdPresses(): HeldPresses {
  const pressed = new Set<HTMLElement>();

  function end(button: HTMLElement): void {
    pressed.delete(button);
    button.removeAttribute('aria-busy');
  }

  function clickHydrated(): void {
    for (const button of pressed) {
      if (!button.isConnected) end(button);
      if (!isHydrated(button)) continue;
      end(button);
      button.click();
    }
    if (pressed.size > 0) requestAnimationFrame(clickHydrated);
  }

  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-needs-code]');
    if (!button || isHydrated(button)) return;
    // React must not see a click that it cannot handle yet: it would be lost, or handled twice.
    event.stopImmediatePropagation();
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    pressed.add(button);
    if (pressed.size === 1) requestAnimationFrame(clickHydrated);
  };
  document.addEventListener('click', hold, { capture: true });

  return {
    drop() {
      document.removeEventListener('click', hold, { capture: true });
      for (const button of pressed) end(button);
    },
  };
}
