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
