interface LastPress {
  /** Clicks the last pressed button again if it is inside the element, and stops recording. */
  replayIn(element: Element | null): void;
}

/** Records which button of the document was clicked last, hydrated or not. Records nothing on the server. */
export function recordLastPress(): LastPress {
  let pressed: HTMLElement | null = null;
  const record = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  if (typeof document !== 'undefined') document.addEventListener('click', record, { capture: true });
  return {
    replayIn(element) {
      document.removeEventListener('click', record, { capture: true });
      if (element?.contains(pressed)) pressed?.click();
      pressed = null;
    },
  };
}
