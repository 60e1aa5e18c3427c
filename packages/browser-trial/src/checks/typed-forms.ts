import type { Locator, Page } from 'playwright-core';
import type { TabCheck } from './check';

/** So many inputs of a page are typed into. */
export const MAX_INPUTS = 5;
const INPUTS =
  ':is(input:is(:not([type]), [type="text"], [type="search"], [type="email"], [type="tel"], [type="number"]), textarea):not([tabindex="-1"], [aria-hidden="true"] *)';

/** The inputs of a page that a text can be typed into. */
export const inputsOf = (tab: Page, scope: string): Locator => tab.locator(`${scope} ${INPUTS}`);

/**
 * The forms whose fields are all typed into, by page. A section of the candidate, such as a form for enquiries, is the
 * same code on every page of another remote: the first one with it is enough.
 */
export class TypedForms {
  private readonly formsOf: Map<string, readonly string[]>;

  /** @param urls the pages in their order. */
  constructor(urls: readonly string[]) {
    this.formsOf = new Map(urls.map((url) => [url, []]));
  }

  add(url: string, forms: readonly string[]): void {
    this.formsOf.set(url, forms);
  }

  /** Whether a page before this one has the form. */
  isOnEarlierPage(url: string, form: string): boolean {
    const pages = [...this.formsOf];
    const place = pages.findIndex(([page]) => page === url);
    return pages.slice(0, place).some(([, forms]) => forms.includes(form));
  }
}

/** Remembers the forms of which the typing check will try all fields. Has no findings. */
export const typedForms: TabCheck = {
  name: 'typed-forms',
  async run({ tab, target }, { scope, forms }) {
    if (!forms) return [];
    const all = (await fieldsOf(tab, scope)).filter(({ isReachable }) => isReachable);
    const rest = new Set(all.slice(MAX_INPUTS).map(({ form }) => form));
    const typed = all.map(({ form }) => form).filter((form) => form && !rest.has(form));
    forms.add(target.url, [...new Set(typed)]);
    return [];
  },
};

interface Field {
  /** The markup of all fields of its form; empty if it is in none. */
  form: string;
  /** Whether a visitor sees it, or can open the dialog that it is in. */
  isReachable: boolean;
}

/** What the inputs of `inputsOf` belong to. */
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
