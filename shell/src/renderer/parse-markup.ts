interface ParsedMarkup {
  /** The elements that React hoisted: titles, metadata and links. */
  head: string;
  html: string;
  /** Null if there is none in the head. */
  title: string | null;
  /** Number of `h1` elements. */
  headings: number;
}

/**
 * Reads the facts about a page from what React rendered: the hoisted metadata, then the app's root element.
 * React escapes `<` in text and attributes, so these patterns match tags only.
 */
export function parseMarkup(markup: string): ParsedMarkup {
  // As `Frame.tsx` renders it.
  const start = markup.indexOf('<div data-app');
  const head = markup.slice(0, start);
  const html = markup.slice(start);
  return {
    head,
    html,
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? null,
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
  };
}
