import { provideTrialPages } from '../testing/trial-pages';
import { obstructedTexts } from './obstructed-texts';

const TEXT = '<p>We advise owners across the region.</p>';
const CARD = `<article>${TEXT}<a href="/growth">Growth</a></article>`;
const styled = (style: string, content = CARD) =>
  `<style>article { position: relative; padding: 8px } ${style}</style>${content}`;
const STRETCHED = 'a::after { content: ""; position: absolute; inset: 0 }';
const TWO_CARDS = `<section style="position: relative">${CARD}${CARD}</section>`;

/** The pages of a candidate. No live page has a text that is covered. */
const PAGES = {
  '/stretched': styled(STRETCHED),
  '/empty-link': styled(
    '.cover { position: absolute; inset: 0 }',
    `<article>${TEXT}<a class="cover" href="/growth" aria-label="Growth"></a></article>`,
  ),
  '/disabled': styled(
    'button { pointer-events: none }',
    '<article><button disabled>Apply</button></article>',
  ),
  '/current': styled('a { pointer-events: none }'),
  '/under-its-card': styled('article::after { content: ""; position: absolute; inset: 0 }'),
  '/opaque': styled(`${STRETCHED} a::after { background: #fff }`),
  '/misplaced': styled('a { position: absolute; top: 16px; left: 8px }'),
  '/over-other-cards': styled(`${STRETCHED} article { position: static }`, TWO_CARDS),
  '/tight-lines': styled('p { width: 80px; line-height: 0.6 }'),
  '/close-lines': styled('p { width: 80px; line-height: 1 }'),
  '/initial': styled('p { width: 160px } p::first-letter { float: left; font-size: 48px; line-height: 1 }'),
  '/scaled': styled('p { width: 80px; transform: scale(0.6) }'),
  '/over-the-page': styled(`${STRETCHED} article { position: static }`),
};

const site = provideTrialPages({
  ...PAGES,
  ...Object.fromEntries(Object.keys(PAGES).map((url) => [`/live${url}`, styled('', TWO_CARDS)])),
});

test.concurrent.each([
  ['a link that is stretched over its card', '/stretched'],
  ['an empty link over a card', '/empty-link'],
  ['a text whose lines have the height of its font', '/close-lines'],
  ['a text with an initial', '/initial'],
  ['a button that is disabled', '/disabled'],
  ['a link that is no target of clicks', '/current'],
  ['a text that is drawn smaller', '/scaled'],
] as const)('%s passes', async (_change, url) => {
  expect(await site.find(obstructedTexts, url)).toEqual([]);
});

test.concurrent.each([
  ['a link under something transparent', '/under-its-card', 'Growth'],
  ['a stretched link that hides its card', '/opaque', 'We advise owners'],
  ['a link whose own text lies on that of its card', '/misplaced', 'We advise owners'],
  ['a link that is stretched over the link of another card', '/over-other-cards', 'Growth'],
  ['a text whose lines lie on each other', '/tight-lines', 'We advise owners'],
  ['a link that is stretched over the whole page', '/over-the-page', 'We advise owners'],
] as const)('%s is found', async (_problem, url, text) => {
  expect((await site.find(obstructedTexts, url)).join('\n')).toContain(text);
});
