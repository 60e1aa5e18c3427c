/** Buttons that do nothing until they are hydrated: see `needsCode` of `@site/ui`. */
const UNHYDRATED = '[data-unhydrated]';

/**
 * Holds clicks on buttons that are not hydrated. Such a button is busy until it is, and is then clicked once.
 *
 * @returns a function for when code failed to load: it discards the held presses and marks the document, whose styles
 *   then hide the buttons, and show what they would show.
 */
export function holdPresses(): () => void {
  const pressed = new Set<HTMLElement>();

  function clickHydrated(): void {
    for (const button of pressed) {
      if (button.isConnected && button.matches(UNHYDRATED)) continue;
      pressed.delete(button);
      button.removeAttribute('aria-busy');
      button.click();
    }
    if (pressed.size > 0) requestAnimationFrame(clickHydrated);
  }

  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(UNHYDRATED);
    if (!button) return;
    // React would lose a click that it cannot handle yet, or handle it twice.
    event.stopImmediatePropagation();
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    if (pressed.size === 0) requestAnimationFrame(clickHydrated);
    pressed.add(button);
  };
  addEventListener('click', hold, true);

  return () => {
    for (const button of pressed) button.removeAttribute('aria-busy');
    pressed.clear();
    document.documentElement.setAttribute('data-code-failed', '');
  };
}
