/** A part of an article's body: a heading of level 2 and what follows it. */
export interface ArticlePart {
  /** The id of its heading. */
  id: string;
  title: string;
}

/** The id of the heading of a part; the first part is 1. */
export const partId = (number: number): string => `part-${number}`;

/** Gives the heading of each part its id. */
export function withPartIds(markup: string): string {
  let number = 0;
  return markup.replaceAll('<h2>', () => `<h2 id="${partId((number += 1))}">`);
}

const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00A0', '&amp;': '&' };

const textOf = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity);

/** The parts of a body whose headings have their ids. */
export const partsOf = (markup: string): ArticlePart[] =>
  [...markup.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: textOf(title),
  }));
