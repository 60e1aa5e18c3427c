import { SENT_PARAMETER } from '@site/contracts/form-outcome';
import { fetchDocument } from '../site/documents';
import { internalLinks } from '../site/links';
import type { DocumentCheck } from './check';

/** The page has the status with which the release declares it. A redirect leads to a page that exists. */
const status: DocumentCheck = {
  name: 'status',
  async run({ target, origin, document }) {
    if (document.status !== target.status)
      return [`it responds with ${document.status}, but the release declares ${target.status}`];
    if (document.status !== 301) return [];
    const { status: reached } = await fetch(new URL(document.location ?? '/', origin));
    return reached < 400 ? [] : [`it redirects to ${document.location}, which responds with ${reached}`];
  },
};

/** The page has one first-level heading, and a title. */
const heading: DocumentCheck = {
  name: 'heading',
  run({ document }) {
    if (document.status === 301) return [];
    return [
      ...(document.headings === 1 ? [] : [`it has ${document.headings} first-level headings instead of one`]),
      ...(document.title ? [] : ['it has no title']),
    ];
  },
};

/** A live page with fewer words is not compared. */
const MIN_WORDS = 20;

/** The page has at least half of the words that it has live. */
const words: DocumentCheck = {
  name: 'words',
  run({ document, live }) {
    if (!live || live.status !== document.status || live.words < MIN_WORDS) return [];
    return document.words < live.words / 2
      ? [`it has ${document.words} words, but the live page has ${live.words}`]
      : [];
  },
};

/** Half of the shell's default `RENDER_DEADLINE_MS`. */
const MAX_RENDER_MS = 500;

let renders = 0;

/** Another address of the same page. The shell has the page's own address in its cache since its trial. */
function uncachedAddress(url: string): string {
  renders += 1;
  return `${url}${url.includes('?') ? '&' : '?'}${SENT_PARAMETER}=render-${renders}`;
}

/** A busy machine delays some renders, but not all of them. */
const MAX_RENDERS = 5;

/** The server renders the page within half of the deadline. */
export const renderTime: DocumentCheck = {
  name: 'render-time',
  async run({ target, origin }) {
    for (let render = 0; render < MAX_RENDERS; render += 1) {
      const { durationMs } = await fetchDocument(origin, uncachedAddress(target.url));
      if (durationMs <= MAX_RENDER_MS) return [];
    }
    return [`the server takes more than ${MAX_RENDER_MS} ms to render ${target.url}`];
  },
};

/** Every internal link of the page leads to an address that exists. */
const links: DocumentCheck = {
  name: 'links',
  async run({ target, origin, document, statusOf }) {
    const problems: string[] = [];
    for (const address of internalLinks(document.html, origin + target.url)) {
      const reached = await statusOf(origin + address);
      if (reached >= 400) problems.push(`it links to ${address}, which responds with ${reached}`);
    }
    return problems;
  },
};

/** The checks of what the server sends. */
export const DOCUMENT_CHECKS: readonly DocumentCheck[] = [status, heading, words, renderTime, links];
