import { provideComparedPages } from '../testing/trial-pages';
import { keyboard } from './keyboard';
import { linkTargets } from './link-targets';
import { accessibility } from './load-checks';
import { meanings } from './meanings';
import { obstructedTexts } from './obstructed-texts';
import { openers } from './openers';
import { widths } from './widths';
import { withoutScripts } from './without-scripts';

const CARDS = (first: string, second: string) =>
  `<article><h2>Growth</h2><a href="${first}">Read more</a></article><article><h2>People</h2><a href="${second}">Read more</a></article>`;
const TEXT = '<p class="text">We advise owners across the region.</p>';
const styled = (style: string, content = TEXT) => `<style>${style}</style>${content}`;
const LIST =
  '<div class="row">' + '<p style="flex: none; width: 1000px">One of many stories</p>'.repeat(2) + '</div>';
const ROW = '.row { display: flex; overflow: hidden }';
const NO_PRINT = '@media print { .screen { display: none } }';
const SCROLLING = '.row { display: flex; overflow-x: auto }';
const OPENER = (content: string, code = '') =>
  `${content}<script>
     const button = document.querySelector('button');
     button.__reactProps$test = {};
     ${code}
   </script>`;
const FOLD = (type: string) =>
  OPENER(
    '<button aria-expanded="false">More</button><p hidden>A longer text.</p>',
    `button.on${type} = () => {
       const isOpen = button.ariaExpanded === 'true';
       button.ariaExpanded = String(!isOpen);
       button.nextElementSibling.hidden = isOpen;
     };`,
  );
const DIALOG = (code: string) =>
  OPENER(
    '<button popovertarget="menu" aria-haspopup="dialog">Menu</button><dialog id="menu" popover>Text</dialog>',
    `const dialog = document.querySelector('dialog');
     dialog.ontoggle = ({ newState }) => { if (newState === 'open') { history.pushState({}, ''); ${code} } };
     onpopstate = () => dialog.hidePopover();`,
  );

/** The pages of a candidate, each with the live page to compare it with. */
const CHANGES = {
  '/cards': [CARDS('/growth', '/people'), CARDS('/growth', '/people')],
  '/swapped': [CARDS('/people', '/growth'), CARDS('/growth', '/people')],
  '/swapped-topics': [
    CARDS('/insights?topic=b', '/insights?topic=c'),
    CARDS('/insights?topic=a', '/insights?topic=b'),
  ],
  '/second-page': ['<a href="/careers?page=2">All jobs</a>', '<a href="/careers?page=1">All jobs</a>'],
  '/longer-list': [
    CARDS('/careers?page=2', '/careers?page=1') + '<a href="/careers?job=3">Third</a>',
    CARDS('/careers?page=1', '/careers?page=2'),
  ],
  '/another-link': [`<a href="/a">More</a><a href="/b">More</a>`, '<a href="/a">More</a>'],
  '/address-of-hydration': [
    '<h2>A job</h2><a href="/jobs">Jobs</a><a href="/jobs">Back</a><button>Share</button>',
    `<h2>A job</h2><a href="/jobs">Jobs</a><a href="/jobs#list">Back</a><button>Share</button>
     <script>
       addEventListener('DOMContentLoaded', () => {
         const button = document.querySelector('button');
         delete button.__reactProps$test;
         setTimeout(() => {
           button.__reactProps$test = {};
           document.links[1].href = '/jobs';
         }, 4_000);
       });
     </script>`,
  ],
  '/new-tab': ['<a href="/a" target="_blank">More</a>', '<a href="/a">More</a>'],
  '/no-part': ['<a href="#values">Values</a>', ''],
  '/skipped': ['<button tabindex="-1">Details</button>', '<button>Details</button>'],
  '/repeated': [styled(NO_PRINT, `${TEXT}<div class="screen">${TEXT}</div>`), TEXT],
  '/lost-on-paper': [
    styled(NO_PRINT, `<div class="screen">${TEXT}</div><p>Careers</p>`),
    `${TEXT}<p>Careers</p>`,
  ],
  '/told': [
    `<div aria-hidden="true">${TEXT}</div><div>Sent.</div><input name="email" autocomplete="off">`,
    `${TEXT}<div role="status">Sent.</div><input name="email" autocomplete="email">`,
  ],
  '/left-to-right': ['<input name="note" dir="ltr">', '<input name="note" dir="auto">'],
  '/told-better': [
    `${TEXT}<div role="status">Sent.</div><input name="city" autocomplete="address-level2"><input name="note" dir="auto">`,
    `<div aria-hidden="true" data-narrow="hide">${TEXT}</div><div>Sent.</div><input name="city"><input name="note">`,
  ],
  '/row': [
    styled(ROW, LIST.replaceAll('stories', 'articles').replaceAll('<p ', '<p class="other" ')),
    styled(ROW, LIST),
  ],
  '/new-row': [styled(SCROLLING, LIST), ''],
  '/row-that-stopped': [styled(ROW, LIST), styled(SCROLLING, LIST)],
  '/cut': [styled('main { width: 120px; overflow: hidden } .text { white-space: nowrap }'), TEXT],
  '/covered': [
    styled('.text::before { content: ""; position: fixed; inset: 0 }', TEXT.replace('class="text"', '')) +
      '<p class="text"></p>',
    TEXT,
  ],
  '/too-wide': [styled('@media (min-width: 700px) and (max-width: 760px) { .text { width: 800px } }'), TEXT],
  '/not-narrow': [styled('@media (max-width: 500px) { .text { display: none } }'), TEXT],
  '/not-short': [styled('@media (max-height: 30rem) { .text { display: none } }'), TEXT],
  '/code-only': [
    '<p></p><script>document.querySelector("p").textContent = "Only code shows it."</script>',
    '',
  ],
  '/code-needed': [
    '<style>@media (scripting: none) { [data-unhydrated] { display: none } }</style><button type="button" data-unhydrated>Share</button><script>document.querySelector("button").removeAttribute("data-unhydrated")</script>',
    '',
  ],
  '/dead-button': ['<button type="button">Share</button>', ''],
  '/small-buttons': ['<button style="width: 20px; height: 20px; padding: 0">1</button>'.repeat(3), ''],
  '/fold': [FOLD('click'), ''],
  '/mouse-only': [FOLD('mousedown'), ''],
  '/empty-fold': [
    '<details><summary>More</summary><p style="height: 0; overflow: hidden; font-size: 0"></p></details>',
    '',
  ],
  '/menu': [DIALOG(''), ''],
  '/locked-after': [DIALOG("document.body.style.overflow = 'hidden';"), ''],
  '/no-back': [DIALOG('history.replaceState({}, ""); onpopstate = null;'), ''],
} as const;

const site = provideComparedPages(CHANGES);

test.concurrent.each([
  ['links as they are live', linkTargets, '/cards'],
  ['a link to another page of the same list', linkTargets, '/second-page'],
  ['links to other pages of a list that has grown', linkTargets, '/longer-list'],
  ['a link that leads to another address until it is hydrated', linkTargets, '/address-of-hydration'],
  ['a second link with the same text', linkTargets, '/another-link'],
  ['a text that is repeated where paper leaves it out', meanings, '/repeated'],
  ['a text, a result and a field that say more than live', meanings, '/told-better'],
  ['other texts in a row that code scrolls', obstructedTexts, '/row'],
  ['a new row that scrolls', obstructedTexts, '/new-row'],
  ['a button that styles hide without scripts', withoutScripts, '/code-needed'],
  ['a fold that every press opens', openers, '/fold'],
  ['a menu that Escape and Back close', openers, '/menu'],
] as const)('%s passes', async (_change, check, url) => {
  expect(await site.find(check, url)).toEqual([]);
});

test.concurrent.each([
  [
    'a link to another topic',
    linkTargets,
    '/swapped-topics',
    'on the live page, “Read more” below “People” leads there',
  ],
  [
    'a link to a part that the page lacks',
    linkTargets,
    '/no-part',
    'it links to #values, which is no part of it',
  ],
  [
    'a link that now opens a tab',
    linkTargets,
    '/new-tab',
    'opens a new tab, and on the live page it does not',
  ],
  ['a button that Tab skips', keyboard, '/skipped', 'Tab does not reach “Details”'],
  [
    'a text that is cut off at its side',
    obstructedTexts,
    '/cut',
    'is cut off or covered in a window of 1280 px',
  ],
  [
    'a text under something else',
    obstructedTexts,
    '/covered',
    'is cut off or covered in a window of 1280 px',
  ],
  [
    'a part that is too wide between two widths',
    widths,
    '/too-wide',
    'it scrolls sideways in a window of 700 px',
  ],
  ['a text that narrow windows lack', widths, '/not-narrow', 'is not shown in a window of 375 px'],
  ['a text that short windows lack', widths, '/not-short', 'is not shown in a window of 640 × 360 px'],
  [
    'a text that only code shows',
    withoutScripts,
    '/code-only',
    '“Only code shows it.” is not shown without scripts',
  ],
  [
    'a field that always goes left to right',
    meanings,
    '/left-to-right',
    'is written in the direction of its text on the live page, and here it is not',
  ],
  [
    'a text that a style leaves out on paper',
    meanings,
    '/lost-on-paper',
    'is left out on paper, and live it is not',
  ],
  ['a row that no longer scrolls', obstructedTexts, '/row-that-stopped', 'in a window of 320 px'],
  [
    'a button that does nothing without scripts',
    withoutScripts,
    '/dead-button',
    'the button “Share” does nothing',
  ],
  ['buttons too small to be hit', accessibility, '/small-buttons', 'target-size'],
  ['a toggle for the mouse only', openers, '/mouse-only', 'Enter on “More” opens nothing'],
  ['a fold without a text', openers, '/empty-fold', '“More” opens nothing that can be read'],
  ['a page that stays locked', openers, '/locked-after', 'the page cannot be scrolled any more'],
  ['a menu that Back does not close', openers, '/no-back', 'Back does not close what “Menu” opens'],
] as const)('%s is found', async (_problem, check, url, message) => {
  expect((await site.find(check, url)).join('\n')).toContain(message);
});

test.concurrent('a text and a result that screen readers skip, and a field that is not filled in, are found', async () => {
  const messages = (await site.find(meanings, '/told')).join('\n');
  expect(messages).toContain('is hidden from screen readers, and live it is not');
  expect(messages).toContain('is read out when it changes on the live page, and here it is not');
  expect(messages).toContain('is filled in as email on the live page, and here it is not');
});

test('links that were swapped are found, by the texts and headings that they stand at', async () => {
  const messages = await site.find(linkTargets, '/swapped');
  expect(messages.map((message) => message.split(': ')[0])).toEqual([
    'the link “Read more” below “Growth” leads to /people, and on the live page to /growth',
    'the link “Read more” below “People” leads to /growth, and on the live page to /people',
  ]);
  expect(await site.find(linkTargets, '/swapped', '/people')).toHaveLength(1);
});
