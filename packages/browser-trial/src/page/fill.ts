import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import type { Locator, Page } from 'playwright-core';
import { OPEN_OVERLAY } from './controls';
import { succeeds } from './tab';

const FILL_TIMEOUT_MS = 4_000;

/** Controls that visitors fill in, without the honeypot. */
const CONTROLS =
  ':is(input:not([type="hidden"], [type="submit"], [type="button"], [type="file"]), select, textarea):not([tabindex="-1"], [aria-hidden="true"] *)';

/** Values that a visitor could enter, by the type of the control. They are longer and odder than those of most. */
const VALUES: Readonly<Record<string, string>> = {
  email: 'zoe.ohara+news@mail.client-firm.co.example',
  tel: '(00971) 4/555-0100',
  url: 'https://client.example/',
  number: '12',
  date: '2030-05-17',
  'datetime-local': '2030-05-17T10:30',
  month: '2030-05',
  week: '2030-W20',
  time: '10:30',
  // Almost as long as the longest text that the backend accepts.
  textarea: `مرحبا 🙂\n\n${'A message of a visitor, in more than a line. '.repeat(100).trim()}`,
  search: 'an',
};
const TEXT = 'Zoë O’Hara-العلي';
/** The length of a text for a field that the backend does not name. */
const USUAL_LENGTH = 600;
/** Controls that always have a value, which a visitor may keep. */
const WITH_VALUE = ['range', 'color'];

/** The types of the controls that were filled in, and the values that they then had, by name. */
export type Entered = Record<string, { type: string; value: string }>;

/**
 * Opens the dialog of a form or control as a visitor would, and closes another one that is open. Resolves with false if
 * the form stays invisible.
 */
export async function reveal(tab: Page, element: Locator): Promise<boolean> {
  const isBehind = await element.evaluate(
    (part, overlays) => [...document.querySelectorAll(overlays)].some((open) => !open.contains(part)),
    OPEN_OVERLAY,
  );
  if (isBehind) await tab.keyboard.press('Escape');
  if (await element.isVisible()) return true;
  const dialogId = await element.evaluate((part) => part.closest('dialog')?.id ?? '');
  if (!dialogId) return false;
  await tab.locator(`button[popovertarget="${dialogId}"]:visible`).first().click();
  return succeeds(element.waitFor({ state: 'visible', timeout: FILL_TIMEOUT_MS }));
}

/**
 * Fills in every visible control of a form by its type.
 *
 * @throws Error if a control cannot be filled in.
 */
export async function fillIn(form: Locator): Promise<Entered> {
  const entered: Entered = {};
  // Some fields appear depending on the values of others.
  for (let filled = -1; filled !== Object.keys(entered).length;) {
    filled = Object.keys(entered).length;
    for (const control of await form.locator(CONTROLS).all()) {
      const name = (await control.getAttribute('name')) ?? '';
      if (!name || name in entered || !(await control.isVisible())) continue;
      entered[name] = await enter(form, control, name);
    }
  }
  return entered;
}

/** How long a text the backend accepts in a field. */
function maximumOf(name: string): number {
  const bound = Object.entries(SUBMISSION_BOUNDS).find(([field]) => field === name)?.[1] ?? USUAL_LENGTH;
  return typeof bound === 'number' ? bound : bound.maximum;
}

async function enter(form: Locator, control: Locator, name: string): Promise<Entered[string]> {
  const type = await control.evaluate((element: HTMLInputElement) => element.type);
  if (type === 'checkbox' || type === 'radio') await control.check();
  else if (type.startsWith('select')) await choose(form, control);
  else if (!WITH_VALUE.includes(type)) {
    const value = (VALUES[type] ?? TEXT).slice(0, maximumOf(name));
    await control.fill(await control.evaluate(valueWithinBounds, value), { timeout: FILL_TIMEOUT_MS });
  }
  // The page may write it in another way, such as a phone number with spaces.
  return { type, value: await control.inputValue() };
}

/** Chooses the option with which the form has most fields: the last of them. */
async function choose(form: Locator, control: Locator): Promise<void> {
  const timeout = FILL_TIMEOUT_MS;
  const values = await control.evaluate((element) =>
    [...(element as HTMLSelectElement).options].flatMap(({ value, disabled }) =>
      value && !disabled ? [value] : [],
    ),
  );
  const shownFields = () =>
    form
      .locator(CONTROLS)
      .evaluateAll((fields) => fields.map((field) => field.checkVisibility()).filter(Boolean).length);
  let best = { value: '', fields: 0 };
  const mayShowMore = (await form.locator(CONTROLS).count()) > (await shownFields());
  for (const value of mayShowMore ? values : values.slice(-1)) {
    await control.selectOption(value, { timeout });
    const fields = await shownFields();
    if (fields >= best.fields) best = { value, fields };
  }
  if (best.value) await control.selectOption(best.value, { timeout });
}

/** The value, or one that the bounds of the control allow. Runs in the page. */
function valueWithinBounds(control: Element, value: string): string {
  const probe = control.cloneNode() as HTMLInputElement;
  const { min, max, maxLength } = probe;
  // The backend removes spaces at the end.
  probe.value = (maxLength < 0 ? value : value.slice(0, maxLength)).trimEnd();
  if (probe.validity.rangeUnderflow) probe.value = min;
  if (probe.validity.rangeOverflow) probe.value = max;
  if (probe.validity.stepMismatch) probe.stepDown();
  return probe.value;
}
