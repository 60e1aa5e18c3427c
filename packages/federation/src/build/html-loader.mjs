import sanitizeHtml from 'sanitize-html';

const ARTICLE_TAGS = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'a',
  'br',
  'figure',
  'figcaption',
];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * HTML reduced to the markup of an article: no scripts, styles or event handlers; links only to the site, https: and
 * mailto:.
 */
export const sanitiseArticle = (html) =>
  sanitizeHtml(html, {
    allowedTags: [...ARTICLE_TAGS, ...TABLE_TAGS],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto'],
  }).trim();

/** webpack loader: the default import of an HTML file is its sanitised text. */
export default function htmlLoader(source) {
  return `export default ${JSON.stringify(sanitiseArticle(source))};`;
}
