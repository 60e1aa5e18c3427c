/*
 * Functions that run in a page: `expressionOf` sends their source, so each uses only its parameters. They do not wait:
 * `Visitor` polls them.
 */

/** An element of a page: the first visible one that matches. */
export interface Target {
  css: string;
  /** The beginning of its text or its label. */
  name?: string;
}

/** Runs a function in a page, with parameters that JSON can hold. */
export const expressionOf = (
  run: (...parameters: never[]) => unknown,
  parameters: readonly unknown[],
): string =>
  // The TypeScript loader wraps inner functions in `__name`.
  `((__name) => (${String(run)})(${parameters.map((value) => JSON.stringify(value)).join()}))((value) => value)`;

/** The centre of a target, scrolled into view; null where no such element is visible. */
export function pointOf({ css, name = '' }: Target): { x: number; y: number } | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const target = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  );
  if (!target) return null;
  const isOutside = ({ top, bottom }: DOMRect) => top < 100 || bottom > innerHeight;
  if (isOutside(target.getBoundingClientRect()))
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
}

/** Whether React has hydrated an element; by default, of the page's own content. */
export const isHydrated = (css = 'main h1'): boolean =>
  Object.keys(document.querySelector(css) ?? {}).some((key) => key.startsWith('__reactFiber'));

/** By how many pixels the page is wider than the window. */
export const overflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const currentAddress = (): string => location.pathname + location.search;

export const scrollPosition = (): number => Math.round(scrollY);

export const scrollToPosition = (y: number): void => scrollTo({ top: y, behavior: 'instant' });

export const goBack = (): void => history.back();

/** Whether the focus is on a target, or within it. */
export function hasFocus({ css, name = '' }: Target): boolean {
  const focused = document.activeElement?.closest(css);
  const label = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  return Boolean(focused) && label.replace(/\s+/g, ' ').trim().startsWith(name);
}

/** Selects the contents of the focused field, so that typing replaces them. */
export function selectContents(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Chooses an option of a `<select>`, by its value; the list that engines open is not part of the page. */
export function choose(css: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(css)!;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the focused element, or its label if it has one, is visible between the header and the end of the window. */
export function focusIsVisible(): boolean {
  const focused = document.activeElement as HTMLInputElement | null;
  if (!focused || focused === document.body) return false;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const subject = focused.labels?.[0] ?? focused;
  const { top } = subject.getBoundingClientRect();
  return top >= Math.max(header, 0) && top < innerHeight;
}
