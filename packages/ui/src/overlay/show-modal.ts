const FIRST_FIELD = ':is(input, select, textarea):not([type="hidden"], [tabindex="-1"])';

/** Whether a dialog was opened by a button with its `popovertarget`, before hydration. */
export const isOpenPopover = (dialog: HTMLDialogElement | null): boolean =>
  'popover' in HTMLElement.prototype && dialog?.matches(':popover-open') === true;

/**
 * Shows a dialog over the page, whether it is closed, open as a popover, or open in its place in the page. A field that
 * has the focus keeps it; otherwise the first field gets it or, without fields, a heading that takes the focus. The
 * close button, which a popover focuses, does not keep it then.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  const focused =
    dialog.contains(activeElement) && activeElement?.matches(FIRST_FIELD) ? activeElement : null;
  if (isOpenPopover(dialog)) dialog.hidePopover();
  dialog.removeAttribute('open');
  // Safari does not focus a pressed button, and on close the browser returns the focus to the element that has it now.
  if (dialog.id && document.activeElement === document.body) openerOf(dialog)?.focus({ preventScroll: true });
  dialog.showModal();
  const target = focused ?? dialog.querySelector(FIRST_FIELD) ?? dialog.querySelector('h2');
  if (target instanceof HTMLElement) target.focus();
}

/**
 * Closes a modal dialog. If the dialog was in its place in the page before, React has just removed its attribute
 * `open`. `close` does nothing without that attribute, and the dialog would go on to block the page.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.open = true;
  dialog.close();
}

const openerOf = ({ id }: HTMLDialogElement): HTMLElement | null =>
  document.querySelector(`[popovertarget="${id}"]:not([popovertargetaction])`);
