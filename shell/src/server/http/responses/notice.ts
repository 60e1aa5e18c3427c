import { firm, mailto } from '@site/firm';
import { paperScheme } from '@site/ui/tokens';
import { notice as words } from '../../../content/frame';
import { escapeHtml } from '../../rendering/escape-html';

/** The words of a notice. */
export interface Notice {
  title: string;
  sentences: readonly string[];
  /** Address of the page to continue with. Default: the home page. */
  page?: string | undefined;
}

const STYLES =
  'body{margin:0;padding:12vh 1.5rem 3rem;border-top:.5rem solid #5cc2ba;font:1.125rem/1.6 system-ui,sans-serif;' +
  `color:${paperScheme.inkSoft};background:${paperScheme.paper}}main{max-width:36rem;margin:auto}` +
  `h1{font:500 2.25rem/1.15 Georgia,serif;color:${paperScheme.ink}}a{color:${paperScheme.accentDark}}` +
  'p:first-child{font-weight:600}ul{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:0;list-style:none}' +
  `li:first-child a{padding:.7rem 1.2rem;border-radius:4px;background:${paperScheme.ink};color:#fff}` +
  'a{display:inline-block;padding:.7rem 0}';

/** The headers of a notice. It needs no other file. */
export const NOTICE_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
  'Content-Type': 'text/html; charset=utf-8',
};

/** A page of the firm with links to go on with. It needs neither the composition nor any file. */
export function noticeDocument({ title, sentences, page = '/' }: Notice): string {
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  const home = page === '/' ? [] : [['/', words.home]];
  const links = [[page, words.continue], ...home, [mailto(firm.email), firm.email]]
    .map(([address = '', label]) => `<li><a href="${escapeHtml(address)}">${label}</a></li>`)
    .join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title} | ${firm.name}</title><style>${STYLES}</style></head><body><main><p>${firm.name}</p>` +
    `<h1>${title}</h1>${paragraphs}<ul>${links}</ul></main></body></html>`
  );
}
