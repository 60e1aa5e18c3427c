import { provideComparedPages } from '../testing/trial-pages';
import { meanings } from './meanings';

const field = (attributes: string) =>
  `<form action="/_forms/contact"><input name="phone" ${attributes}></form>`;
const TEXT = '<p>We advise owners.</p>';
/** Two texts side by side, of which one is in view. */
const row = (onPaper: string) => `<div class="row">${TEXT}<p>We train leaders.</p></div>
  <style>
    .row { display: grid; grid-auto-flow: column; grid-auto-columns: 100%; overflow-x: auto }
    @media print { .row { ${onPaper} } }
  </style>`;

/** The pages of a candidate, each with the live page. */
const CHANGES = {
  '/better': [
    `<h2>Jobs</h2>${field('type="date" max="2028-01-31"')}<input name="code" inputmode="numeric">`,
    `<p>Jobs</p>${field('type="date" max="2027-01-31"')}<input name="code" type="number">`,
  ],
  '/wider': [field('type="number" min="2" max="20"'), field('type="number" min="10" max="9"')],
  '/freer': [field('minlength="5" pattern="[a-z]+"'), field('minlength="9" pattern="[a-c]+"')],
  '/other-words-for-a-day': [
    '<time datetime="2027-01-31">2 weeks ago</time><time datetime="2027-02-28">28 Feb</time>',
    '<time datetime="2027-01-31">31 January 2027</time><time datetime="2027-02-28">28 February 2027</time>',
  ],
  '/other-day': [
    '<time datetime="2027-01-31">28 February 2027</time>',
    '<time datetime="2027-01-31">31 January 2027</time>',
  ],
  '/footer': [
    '</main><footer><input name="email"></footer><main>',
    '</main><footer><input name="email" autocomplete="email"></footer><main>',
  ],
  '/longer': [field('minlength="20"'), field('minlength="10"')],
  '/pattern': [field('pattern="[a-z]+"'), field('')],
  '/type': [field('type="text"'), field('type="email"')],
  '/no-letters': [field('inputmode="numeric"'), field('')],
  '/number': [field('type="number"'), field('')],
  '/keyboard': [field(''), field('inputmode="tel"')],
  '/unnamed': ['<input aria-label="City">', '<input aria-label="City" autocomplete="address-level2">'],
  '/language': [TEXT, `<div lang="ar">${TEXT}</div>`],
  '/wrong-language': [`<div lang="de">${TEXT}</div>`, TEXT],
  '/untranslated': [`<div translate="no">${TEXT}</div>`, TEXT],
  '/no-heading': ['<h2 role="presentation">Jobs</h2>', '<h3>Jobs</h3>'],
  '/fewer-days': [field('type="date" min="2027-01-10"'), field('type="date" min="2027-01-09"')],
  '/smaller': [field('type="number" max="9"'), field('type="number" max="10"')],
  '/shorter': [field('maxlength="20"'), field('maxlength="100"')],
  '/required': [field('required'), field('')],
  '/hidden': [`<div style="visibility: hidden">${TEXT}</div>`, TEXT],
  '/fold-without-control': [`<details><summary style="display: none">More</summary>${TEXT}</details>`, TEXT],
  '/folded': [
    `<details><summary>More</summary>${TEXT}</details><p hidden>Now</p><p>Then</p>
     <script>setInterval(() => document.querySelectorAll('main > p').forEach((p) => { p.hidden = !p.hidden; }), 900)</script>`,
    `${TEXT}<p>Now</p><p>Then</p>`,
  ],
  '/left-out': [
    `<p data-narrow="hide">Excerpt</p><p data-print="hide" class="screen">Press to sort.</p>
     <style>@media print { .screen { display: none } }</style>`,
    '<p>Excerpt</p><p>Press to sort.</p>',
  ],
  '/row-on-paper': [row(''), row('grid-auto-flow: row')],
  '/row-of-print': [row('grid-auto-flow: row; overflow: visible'), row('')],
  '/no-link-on-phones': ['<a href="/" data-narrow="hide">Apply</a>', '<a href="/">Apply</a>'],
  '/bounded': [field('type="number" max="10"'), field('type="number"')],
} as const;

const site = provideComparedPages(CHANGES);

test.concurrent.each([
  '/better',
  '/wider',
  '/freer',
  '/other-words-for-a-day',
  '/folded',
  '/left-out',
  '/row-of-print',
] as const)('a text or field that tells as much as the live one passes: %s', async (url) => {
  expect(await site.find(meanings, url)).toEqual([]);
});

test.concurrent.each([
  ['another type of field', '/type', 'is of the type email on the live page, and here it is not'],
  ['a keyboard without letters', '/no-letters', 'is typed with letters on the live page, and here it is not'],
  ['a field for numbers only', '/number', 'is typed with letters on the live page, and here it is not'],
  ['another keyboard', '/keyboard', 'is typed with the keyboard tel on the live page, and here it is not'],
  [
    'a field without a name that is not filled in',
    '/unnamed',
    'is filled in as address-level2 on the live page, and here it is not',
  ],
  [
    'a text that loses its language',
    '/language',
    'is in the language ar on the live page, and here it is not',
  ],
  [
    'a text in a wrong language',
    '/wrong-language',
    'is in the language of the page on the live page, and here it is not',
  ],
  [
    'a text that is not translated',
    '/untranslated',
    'is translated by browsers on the live page, and here it is not',
  ],
  ['a heading that is none', '/no-heading', 'is a heading on the live page, and here it is not'],
  ['a date with fewer days', '/fewer-days', 'has 2027-01-10 as its min, and live 2027-01-09'],
  ['a smaller number', '/smaller', 'has 9 as its max, and live 10'],
  ['a shorter text', '/shorter', 'has 20 as its maxlength, and live 100'],
  ['a text that must be longer', '/longer', 'has 20 as its minlength, and live 10'],
  ['a new pattern', '/pattern', 'has [a-z]+ as its pattern, and live none'],
  ['a date that is shown as another day', '/other-day', 'is shown as that day on the live page'],
  ['a field of the footer that is not filled in', '/footer', 'is filled in as email on the live page'],
  ['a field that is newly required', '/required', 'is optional on the live page, and here it is not'],
  ['a text that nobody sees', '/hidden', 'is shown on the live page, and here it is not'],
  [
    'a text to which paper would have to be scrolled',
    '/row-on-paper',
    '“We train leaders.” is left out on paper, and live it is not',
  ],
  ['a text that no press shows', '/fold-without-control', 'is shown on the live page, and here it is not'],
  [
    'a link that narrow windows lack',
    '/no-link-on-phones',
    'is left out in narrow windows, and live it is not',
  ],
  ['a number that gets a bound', '/bounded', 'has 10 as its max, and live none'],
] as const)('%s is found', async (_problem, url, message) => {
  expect((await site.find(meanings, url)).join('\n')).toContain(message);
});
