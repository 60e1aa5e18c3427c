import type { Locator, Page } from 'playwright-core';

/** So many inputs of a page are typed into: those of its longest form, and of one beside it. */
export const MAX_INPUTS = 16;
const INPUTS =
  ':is(input:is(:not([type]), [type="text"], [type="search"], [type="email"], [type="tel"], [type="number"]), textarea):not([tabindex="-1"], [aria-hidden="true"] *)';

/** The inputs of a page that a text can be typed into. */
export const inputsOf = (tab: Page, scope: string): Locator => tab.locator(`${scope} ${INPUTS}`);

interface Field {
  /** The markup of all fields of its form; empty if it is in none. */
  form: string;
  /** Whether a visitor sees it, or can open the dialog that it is in. */
  isReachable: boolean;
}

/** The form of each input of `inputsOf`, and whether visitors reach the input. */
export const fieldsOf = (tab: Page, scope: string): Promise<Field[]> =>
  inputsOf(tab, scope).evaluateAll((inputs) => {
    // React makes other ids on every page. The others change while a visitor uses the form.
    const VARIABLE = ['id', 'value', 'aria-describedby', 'aria-labelledby', 'aria-invalid', 'aria-expanded'];
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => !VARIABLE.includes(name))
        .map(({ name, value }) => `${name}="${value}"`);
    const labelsOf = (element: Element) =>
      [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const markupOf = (form: HTMLFormElement) =>
      [form, ...form.elements]
        .map((element) => [element.tagName, ...attributesOf(element), ...labelsOf(element)].join(' '))
        .join('\n');
    const openerOf = (input: Element) =>
      document.querySelector(`button[popovertarget="${input.closest('dialog')?.id}"]`);
    return inputs.map((input) => {
      const { form } = input as HTMLInputElement;
      const isReachable = [input, openerOf(input)].some((element) => element?.checkVisibility());
      return { form: form ? markupOf(form) : '', isReachable };
    });
  });
