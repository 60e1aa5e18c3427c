/** A text in HTML or XML, as the content of an element or the value of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);
