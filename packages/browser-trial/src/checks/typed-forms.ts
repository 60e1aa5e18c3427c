/**
 * Remembers the forms of each page. The trial types into every field only on the first page that has a form, because
 * a form with the same fields, such as that for enquiries, is the same code on every page.
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
