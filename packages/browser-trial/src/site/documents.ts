import { RELEASE_PATH_PATTERN, RELEASES_PATH } from '@site/contracts';
import { request } from './request';

/** A page as a shell sends it. */
export interface FetchedDocument {
  status: number;
  /** Of a redirect: path and query. */
  location: string | null;
  html: string;
  /** Words of the main content. */
  words: number;
  /** Sections that the server rendered, as `remote/Expose`. */
  sections: string[];
  /** Until the whole response was received. */
  durationMs: number;
}

const mainOf = (html: string) => /<main\b[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';

/** What a browser with scripts does not show. */
const CODE = /<(script|style|noscript)\b[\s\S]*?<\/\1>/g;

const textOf = (html: string) => html.replace(CODE, ' ').replace(/<[^>]*>/g, ' ');

const TAG = /<([a-z][\w-]*)([^>]*)>/g;
const LOOKS = / (?:type|role|class)="[^"]*"/g;

/**
 * The kinds of elements in the main content, each once: tag, type, role and classes. Emotion names classes after their
 * styles, so elements with the same classes look the same.
 */
export function elementsOf({ html }: Pick<FetchedDocument, 'html'>): ReadonlySet<string> {
  const markup = mainOf(html).replace(CODE, '');
  const elements = [...markup.matchAll(TAG)].map(
    ([, tag = '', attributes = '']) => tag + (attributes.match(LOOKS) ?? []).toSorted().join(''),
  );
  return new Set(elements);
}

/** Requests a page of a shell, without following a redirect. */
export async function fetchDocument(origin: string, url: string): Promise<FetchedDocument> {
  const started = performance.now();
  const response = await request(origin + url);
  const html = await response.text();
  const durationMs = performance.now() - started;
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    words: [...textOf(mainOf(html)).matchAll(/[\p{L}\p{N}]+/gu)].length,
    sections: renderedSections(html),
    durationMs,
  };
}

/** The composition, as inert JSON: the last such element, since a page may have one too. */
const BOOT = /<script type="application\/json" id="boot">([^<]*)<\/script>\s*<\/body>/;

/** The part of an address after its origin. The two shells have different origins. */
export const withoutOrigin = (address: string): string => address.replace(/^[a-z]+:\/\/[^/]+/, '');

/** A text without the versions in the paths of releases' files. */
export const withoutVersions = (text: string): string =>
  text.replaceAll(new RegExp(RELEASE_PATH_PATTERN, 'g'), `${RELEASES_PATH}$1/…/`);

const COMPOSITION_ID = / data-composition="[^"]*"/;

/** The HTML of a page without the composition and its id, and without the versions in addresses. */
export const contentOf = ({ html }: Pick<FetchedDocument, 'html'>): string =>
  withoutVersions(html.replace(BOOT, '').replace(COMPOSITION_ID, ''));

function renderedSections(html: string): string[] {
  const boot = BOOT.exec(html)?.[1];
  return boot ? (JSON.parse(boot) as { rendered: string[] }).rendered : [];
}
