/**
 * Runs in pages before their scripts: no movement of a pointer reaches a page before its first press, as with a finger,
 * by voice or assistive technology. Controls must not depend on an earlier movement.
 */
export function hideMovesBeforePress(): void {
  const pressed = new AbortController();
  const hide = (event: Event) => event.stopImmediatePropagation();
  for (const pointer of ['pointer', 'mouse']) {
    for (const move of ['move', 'over', 'enter']) {
      window.addEventListener(pointer + move, hide, { capture: true, signal: pressed.signal });
    }
  }
  window.addEventListener('pointerdown', () => pressed.abort(), { capture: true, once: true });
}
