import { shellWords } from '@site/harness/remote-copy';
import type { Edit } from '../gate/edit';

const { header } = shellWords;

/** An address of the site, and a selector of its page or a text of its file. */
export type Sight = readonly [address: string, what: string];

/** A change of one remote, and where the site must show it. */
export interface Change extends Edit {
  /** Elements of pages, without JavaScript and after hydration. */
  shown: readonly Sight[];
  /** Elements that the pages no longer have. */
  gone?: readonly Sight[];
  /** Texts of sitemap and feed, and of the structured data of pages. */
  listed?: readonly Sight[];
  /** Texts that these no longer have. */
  unlisted?: readonly Sight[];
  /** Addresses that are dropped intentionally. */
  dropped?: readonly string[];
  /** Addresses to which an entry leads intentionally instead of to its live one. */
  linked?: readonly string[];
}

export const SITEMAP = '/sitemap.xml';
export const FEED = '/insights.atom';

/** The places of every page that link to an address, with a text. */
export const inMenus = (address: string, text: string): Sight[] =>
  [
    `header > div nav[aria-label="${header.navigation}"]`,
    `dialog[aria-label="${header.drawer.title}"]`,
    'footer',
  ].map((place) => ['/about', `${place} a[href="${address}"]:has-text("${text}")`]);
export const inFooter = (address: string): Sight => ['/careers', `footer a[href="${address}"]`];
export const heading = (text: string) => `main h1:text-is("${text}")`;
export const link = (address: string) => `main a[href="${address}"]`;

export const NAVIGATION = 'src/content/navigation.ts';

export const append = (file: string, text: string, added: string) => [file, text, text + added] as const;

export const entryFor = (place: string, label: string, address: string) =>
  `{ place: '${place}', label: '${label}', address: '${address}', order: 25 },`;

/** Adds an entry to the only list of a content file, as its first one. */
export const addTo = (file: string, entry: string) => append(file, '[] = [\n', entry);
