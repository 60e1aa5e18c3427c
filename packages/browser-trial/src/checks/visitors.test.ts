import { provideTrialPages } from '../testing/trial-pages';
import type { TabCheck } from './check';
import { habits } from './habits';
import { keyboard } from './keyboard';
import { typing } from './typing';
import { untouched } from './untouched';

const LIST = '<p>Five jobs are open.</p><a href="/next">Next</a> <label>Search <input name="search"></label>';
const withCode = (code: string) => `${LIST}<script>${code}</script>`;
const withStyle = (style: string) => `${LIST}<style>${style}</style>`;
const prevent = (type: string, when = 'true') =>
  withCode(`addEventListener('${type}', (event) => ${when} && event.preventDefault(), { passive: false })`);
const onKey = (key: string, code: string) =>
  withCode(`addEventListener('keydown', (event) => { if (event.key === '${key}') ${code}; })`);

/**
 * Works for long at each text. The check measures processor time. A loop that runs until a point in time may get little
 * of it on a busy machine.
 */
const slow = (iterations: number) => `document.querySelector('input').oninput = ({ target }) => {
  if (target.value.length > 20) for (let done = 0; done < ${iterations}; done += 1);
}`;

/** Some 250 ms of a processor without an optimizing compiler. */
const LONG = 50_000_000;

const PAGES = {
  '/good': `${LIST} <input type="datetime-local" name="date"> <input type="radio" name="size"><a href="/cards">Cards</a>
    <style>a { transition: background 60s } a:focus { outline: none; background: red }</style>`,
  '/dialog': `${withStyle('@media print { p { display: none } }')}<dialog><a href="/next">Close</a></dialog>
    <script>document.querySelector('dialog').showModal()</script>`,
  '/printed-part': `${LIST}<p data-print="hide">${'More jobs. '.repeat(30)}</p><svg data-print="hide"></svg>
    <style>@media print { [data-print] { display: none } }</style>`,
  '/link-at-the-top': `${LIST}<div style="height: 3000px"></div>`,
  '/next': "<p>Next</p><script>document.title = 'Next'</script>",
  '/trap': prevent('keydown', "event.key === 'Tab' && event.target.name === 'search'"),
  '/back-trap': prevent('keydown', "event.shiftKey && event.target.name === 'search'"),
  '/keys': prevent('keydown'),
  '/unreached': withCode(
    "addEventListener('keydown', () => document.querySelector('label').setAttribute('inert', ''))",
  ),
  '/no-focus': withStyle('input:focus { outline: none }'),
  '/shadow': `${LIST} <a href="/cards">Cards</a><style>a:focus { outline: none; box-shadow: 0 0 0 3px blue }</style>`,
  '/slow-text': withCode(slow(LONG)),
  '/as-slow': withCode(slow(LONG)),
  '/live/as-slow': withCode(slow(2.4 * LONG)),
  '/short-codes': '<input name="code" maxlength="15">',
  '/shorter-codes': '<input name="code" maxlength="6">',
  '/shorter': '<input type="tel" name="phone" maxlength="3">',
  '/live/shorter': '<input type="tel" name="phone">',
  '/fewer': '<input name="search" maxlength="15">',
  '/live/fewer': '<input name="search">',
  '/lost-focus': withCode(
    "document.querySelector('input').oninput = ({ target }) => setTimeout(() => target.blur(), 200)",
  ),
  '/moved-away': withCode(
    "document.body.style.minHeight = '4000px'; document.querySelector('input').oninput = () => setTimeout(() => scrollTo(0, 900), 200)",
  ),
  '/shorter-list': withCode(
    "const style = document.querySelector('label').style; style.cssText = 'display: block; margin-top: 1500px'; document.body.style.paddingBottom = '2000px'; document.querySelector('input').oninput = () => { document.body.style.paddingBottom = 0; }",
  ),
  '/stuck-text': withCode(
    "document.querySelector('input').oninput = ({ target }) => { if (target.value.length <= 20) return; beImpatient(); for (const end = Date.now() + 4000; Date.now() < end; ); }",
  ),
  '/moving': `${LIST}<div style="height: 3000px"></div><style>@media print { p { display: none } }</style>
    <script>document.querySelector('input').focus(); scrollTo(0, 500)</script>`,
  '/stay': prevent('beforeunload'),
  '/prevented':
    ['keydown', 'paste', 'copy', 'touchmove'].map((type) => prevent(type)).join('') +
    withStyle('p { user-select: none }'),
  '/locked': withStyle('html { overflow: hidden } p { height: 3000px }'),
  '/resized': withCode(
    "addEventListener('resize', () => innerWidth < 768 && document.querySelector('p').remove())",
  ),
  '/other-tab': withCode("addEventListener('blur', () => { document.title = 'Come back!' })"),
  '/dead-link': withCode("document.querySelector('a').onclick = (event) => event.preventDefault()"),
  '/no-return': withCode(
    "document.querySelector('a').onclick = (event) => { event.preventDefault(); location.replace('/next'); }",
  ),
  '/jumping-back': withCode(
    "document.body.style.minHeight = '4000px'; document.querySelector('a').style.cssText = 'position: absolute; top: 3000px'; addEventListener('pageshow', () => setTimeout(() => scrollTo(0, 0), 100)); history.scrollRestoration = 'manual'",
  ),
  '/back-to-the-top': `${LIST}<div style="height: 3000px"></div><script>history.scrollRestoration = 'manual'</script>`,
  '/section-with-focus': `${LIST}<div style="height: 3000px"></div>
    <script>onscroll = () => document.querySelector('input').focus({ preventScroll: true })</script>`,
  '/form': `${LIST}<form method="post"><input name="company"><button>Send</button></form>
    <style>button { user-select: none; touch-action: none } p { touch-action: pan-y }</style>`,
  '/left-form': `<form method="post"><input name="company"></form><script>
    document.onvisibilitychange = () => document.hidden && document.querySelector('form').reset()
  </script>`,
  '/arrow': onKey('ArrowRight', "history.pushState({}, '', '/next')"),
  '/letter': `${onKey('?', "document.querySelector('dialog').showModal()")}<dialog>Help</dialog>`,
  '/escape': `<form method="post"><input name="company"></form><script>
    document.querySelector('input').onkeyup = ({ key }) => { if (key === 'Escape') document.title = 'Sent'; }
  </script>`,
  '/row': `${LIST}<ul style="touch-action: pan-x"><li>Talks</li></ul>`,
  '/fixed-text': `${LIST}<dl style="user-select: none"><dt>Address</dt><dd>1 Main Street</dd></dl>`,
  '/once': withCode(
    "if (sessionStorage.seen) document.querySelector('h1').remove(); sessionStorage.seen = 1",
  ),
};

const site = provideTrialPages(PAGES);

const found = site.find;

test.concurrent.each([
  { check: keyboard, url: '/good' },
  { check: habits, url: '/good' },
  { check: typing, url: '/good' },
  { check: typing, url: '/short-codes' },
  { check: typing, url: '/shorter-codes' },
  { check: typing, url: '/shorter-list' },
  { check: keyboard, url: '/dialog' },
  { check: habits, url: '/dialog' },
  { check: untouched, url: '/good' },
  { check: untouched, url: '/dialog' },
  { check: habits, url: '/printed-part' },
  { check: habits, url: '/link-at-the-top' },
  { check: habits, url: '/form' },
])('a page without a problem passes: $check.name on $url', async ({ check, url }) => {
  expect(await found(check, url)).toEqual([]);
});

test.concurrent.each([
  ['a field that Tab does not leave', keyboard, '/trap', 'Tab does not leave “search”'],
  ['a field that Shift+Tab does not leave', keyboard, '/back-trap', 'Shift+Tab does not leave “search”'],
  ['a page on which no key works', keyboard, '/keys', 'Tab does not leave “Next”'],
  ['a field that Tab does not reach', keyboard, '/unreached', 'Tab does not reach “search”'],
  ['a focus that nobody sees', keyboard, '/no-focus', 'the focus is not visible on “search”'],
  [
    'a focus that is only a shadow',
    keyboard,
    '/shadow',
    'in forced colours, the focus is not visible on “Cards”',
  ],
  [
    'a field that is slow after an odd text',
    typing,
    '/slow-text',
    'a long or odd text in the field search takes',
  ],
  ['a number that is cut off', typing, '/shorter', 'the field phone contains “04 ” after “04 555” was typed'],
  [
    'a field that loses the focus',
    typing,
    '/lost-focus',
    'the field search loses the focus while a visitor types',
  ],
  ['a page that moves', typing, '/moved-away', 'the field search moves while a visitor types'],
  ['a field that keeps less than live', typing, '/fewer', 'the field search does not keep a long text'],
  ['a page that does not let visitors go', habits, '/stay', 'it opens a message of the browser'],
  ['a page that does not scroll', untouched, '/locked', 'it cannot be scrolled'],
  ['a part that is lost when the window is resized', habits, '/resized', 'it is not the same after'],
  ['a title that changes while another tab is in front', habits, '/other-tab', 'it is not the same after'],
  ['a field that is cleared while another tab is in front', habits, '/left-form', 'it is not the same after'],
  [
    'an arrow that leads to another page',
    habits,
    '/arrow',
    'Escape leads to another page, or opens something',
  ],
  ['a letter that opens a dialog', habits, '/letter', 'Escape leads to another page, or opens something'],
  ['Escape in a field', habits, '/escape', 'Escape leads to another page, or opens something'],
  ['a row that phones do not scroll past', habits, '/row', 'it cannot be scrolled by touch'],
  ['a text that nobody can select', habits, '/fixed-text', 'a text of it cannot be selected'],
  ['a link that leads nowhere', habits, '/dead-link', 'a press on the link to /next does not lead there'],
  [
    'a page that Back shows at another place',
    habits,
    '/jumping-back',
    'Back from /next shows another part of it',
  ],
  [
    'a page whose only link is at its top, and that Back shows from there',
    habits,
    '/back-to-the-top',
    'Back from /next shows another part of it',
  ],
  [
    'a section that takes the focus once it is seen',
    untouched,
    '/section-with-focus',
    'a section moves the focus when it loads',
  ],
  ['a page to which Back does not return', habits, '/no-return', 'Back from /next does not return to it'],
])('%s is found', async (_problem, check, url, message) => {
  expect((await found(check, url)).join('\n')).toContain(message);
});

test.concurrent('a page that moves focus and place by itself, and prints no text, is found', async () => {
  expect(await found(untouched, '/moving')).toEqual([
    'it moves the focus when it loads',
    'it scrolls when it loads',
  ]);
  expect(await found(habits, '/moving')).toContain('a print of it lacks its heading or its text');
});

test.concurrent('a page that prevents keys, pasting, copying, selecting and swiping is found', async () => {
  expect(await found(habits, '/prevented')).toEqual(
    expect.arrayContaining([
      'it prevents the key End',
      'a field prevents pasting',
      'a field prevents the key Enter',
      'it prevents copying',
      'a text of it cannot be selected',
      'it prevents swiping',
    ]),
  );
});

test('a field that is at least as slow on the live page passes: the machine may be busy', async () => {
  expect(await found(typing, '/as-slow')).toEqual([]);
});

test('a field in which a text takes longer than the check waits is found', async () => {
  const impatient: TabCheck = {
    name: 'typing',
    async run(visit, context) {
      // The press on the field before waits for frames, which take seconds on a busy machine.
      await visit.tab.exposeFunction('beImpatient', () => visit.tab.setDefaultTimeout(2_000));
      return typing.run(visit, context);
    },
  };
  expect(await found(impatient, '/stuck-text')).toEqual([
    'a long or odd text in the field search takes more than 50 ms',
  ]);
});
