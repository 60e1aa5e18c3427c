const MAX_ID_LENGTH = 64;

/** Id of the element of a contact form for one service: a page may have several, with different titles. */
export function contactFormId(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['contact', ...words].join('-').slice(0, MAX_ID_LENGTH);
}
