/**
 * Properties of a button that does nothing without code. Where scripts are off, it is hidden. The shell holds a press
 * for as long as the button has the attribute: React sets the ref, which removes it, when it hydrates the button.
 */
export const needsCode = {
  'data-unhydrated': '',
  ref: (button: Element | null): void => button?.removeAttribute('data-unhydrated'),
};
