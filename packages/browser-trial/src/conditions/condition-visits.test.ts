import { provideTrialPages, trialPage } from '../testing/trial-pages';
import { visitUnderConditions } from './condition-visits';
import { browserOf, ROWS, rowsOfPage, type Row } from './conditions';
import { textsOf } from './page-texts';
import { pairwise } from './pairwise';
import { VisitorBrowsers } from './visitor-browsers';

jest.mock('./page-texts', () => {
  const actual = jest.requireActual<typeof import('./page-texts')>('./page-texts');
  return { ...actual, textsOf: jest.fn(actual.textsOf) };
});

const media = (query: string, style: string) =>
  `<style>@media ${query} { p { ${style} } }</style><p>Jobs</p>`;
const code = (script: string) =>
  `<p>Jobs</p><script>const p = document.querySelector('p'); ${script}</script>`;
const FADING =
  '<style>@media not (prefers-reduced-motion: reduce) { p { animation: fading 60s } } @keyframes fading { from { opacity: 0.3 } }</style>';
const PALE = 'color: #eee; background: #fff';

const site = provideTrialPages({
  '/good': `<p>Jobs</p><a href="/both">Both</a>${FADING}`,
  '/no-tap': code(
    "p.innerHTML = '<a href=\"/good\">Good</a> '.repeat(8) + '<a href=\"/both\">Both</a>'; p.lastChild.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })",
  ),
  '/moving': code("setInterval(() => { p.textContent = p.textContent === 'A' ? 'B' : 'A'; }, 700)"),
  '/phone': media('(width: 320px)', 'width: 900px'),
  '/parts':
    '<style>p { display: none } @media (prefers-color-scheme: dark) { b { display: none } p { display: block } }</style><b>Jobs</b><p>Talks</p>',
  '/for-phones': '<style>@media not (width: 320px) { p { display: none } }</style><p>To the form</p>',
  '/dark': media('(prefers-color-scheme: dark)', PALE),
  '/storage': code("localStorage.getItem('page')"),
  '/idle': code('requestIdleCallback(() => undefined)'),
  '/queried': code("p.hidden = location.search !== ''"),
  '/motion': media('not (prefers-reduced-motion: reduce)', 'visibility: hidden'),
  '/cut-off': '<div style="height: 48px; overflow: hidden"><p style="padding-top: 20px">Jobs</p></div>',
  '/fixed-size': '<p style="font-size: 16px">Jobs</p>',
  '/shift': `<style>html { overflow-anchor: none } p { height: 3000px }</style>${code("onscroll = () => innerWidth === 320 && p.style.setProperty('margin-top', '400px')")}`,
  '/gradual':
    '<style>@media (prefers-reduced-motion: reduce) { * { transition-duration: 0.01ms !important } }</style><b><p>Jobs</p></b>',
  '/both': media('(width: 320px) and (prefers-color-scheme: dark)', 'display: none'),
  '/fold':
    '<style>@media (width: 320px) { b { display: none } }</style><span aria-expanded="false" aria-controls="fold">Show</span><b id="fold">Jobs</b>',
  '/no-control':
    '<style>@media (width: 320px) { b, span { display: none } }</style><span aria-expanded="false" aria-controls="fold"></span><b id="fold">Jobs</b>',
  '/closed-details':
    '<style>@media not (width: 320px) { ::details-content { display: contents; content-visibility: visible } }</style><details><summary>Show</summary><b>Jobs</b></details>',
  '/left-out': '<style>@media (width: 320px) { b { display: none } }</style><b data-narrow="hide">Jobs</b>',
  '/expected': media('(width: 320px)', 'width: 900px'),
  '/everywhere': media('screen', 'width: 5000px'),
});

async function underConditions(url: string, rows: readonly Row[]): Promise<string[]> {
  const settings = { urls: { candidate: site.origin, live: site.origin }, context: {} as never };
  const findings = await site.visit((browsers) => {
    // The visit is repeated if the browser stops painting.
    jest.mocked(textsOf).mockClear();
    return visitUnderConditions(browsers, settings, 'candidate', trialPage(url), rows);
  });
  for (const { page, message } of findings) expect({ page, message }).toEqual({ page: url, message });
  return findings.map(({ message, conditions }) => `${message} (with ${conditions?.join(', ')})`);
}

test.concurrent.each(['/good', '/moving'])(
  'a page that is the same for every visitor passes: %s',
  async (url) => {
    expect(await underConditions(url, [...ROWS.slice(0, 3), ['a touch screen']])).toEqual([]);
  },
);

test.concurrent.each([
  ['a page that is too wide on phones', '/phone', '320 px wide', 'it scrolls sideways'],
  ['an illegible text in dark colours', '/dark', 'dark colours', 'it is hard to read: <p>Jobs'],
  ['storage that is read without a guard', '/storage', 'storage blocked', 'uncaught: '],
  [
    'a function that Safari lacks',
    '/idle',
    'fewer functions',
    'uncaught: requestIdleCallback is not defined',
  ],
  ['a text that a campaign hides', '/queried', 'the address of a campaign', '“Jobs” is not shown'],
  ['a link that a tap does not follow', '/no-tap', 'a touch screen', 'a tap on “Both” does nothing'],
  ['a layout that shifts on phones', '/shift', '320 px wide', 'its layout shifts by more than 0.02'],
  ['a text for reduced motion only', '/motion', 'with motion', '“Jobs” is not shown'],
  ['a text that does not grow', '/fixed-size', 'text at 200%', '“Jobs” keeps its size'],
  ['a box that cuts off large text', '/cut-off', 'text at 200%', '“Jobs” is not shown'],
])('%s is found, and its condition named', async (_problem, url, condition, message) => {
  const other = condition === 'storage blocked' ? 'with motion' : 'storage blocked';
  const messages = await underConditions(url, [[other, condition]]);
  expect(messages).toContainEqual(expect.stringContaining(message));
  expect(messages.filter((each) => !each.endsWith(`(with ${condition})`))).toEqual([]);
});

test.concurrent('text that gets smaller gradually passes', async () => {
  expect(await underConditions('/gradual', [['text at 200%']])).toEqual([]);
});

test.concurrent('where no condition alone causes a problem, all of the combination are named', async () => {
  const messages = await underConditions('/both', [['320 px wide', 'dark colours']]);
  expect(messages).toEqual(['“Jobs” is not shown (with 320 px wide, dark colours)']);
});

test.concurrent('the check finds a text that a condition adds, and one that it removes', async () => {
  expect(await underConditions('/parts', [['dark colours']])).toEqual([
    '“Jobs” is not shown (with dark colours)',
    '“Talks” is shown, which others do not see (with dark colours)',
  ]);
});

test.concurrent.each(['/fold', '/closed-details', '/left-out'])(
  'a text that a press shows, or that the page declares to leave out, counts as shown: %s',
  async (url) => {
    expect(await underConditions(url, [['320 px wide']])).toEqual([]);
  },
);

test.concurrent('a text that only narrow windows show passes', async () => {
  expect(await underConditions('/for-phones', [['320 px wide', 'dark colours']])).toEqual([]);
});

test.concurrent('a text whose control is not shown either is found', async () => {
  expect(await underConditions('/no-control', [['320 px wide']])).toEqual([
    '“Jobs” is not shown (with 320 px wide)',
  ]);
});

test.concurrent('a problem that all visitors have names no condition', async () => {
  const messages = await underConditions('/everywhere', [['storage blocked']]);
  expect(messages).toEqual(['it scrolls sideways (with undefined)']);
});

test.concurrent('a finding that the candidate has under the same conditions counts after one visit', async () => {
  const settings = { urls: { candidate: site.origin, live: site.origin }, context: {} as never };
  const expected = { check: 'conditions', page: '/expected', message: 'it scrolls sideways' };
  let before = 0;
  const findings = await site.visit((browsers) => {
    // The visit is repeated if the browser stops painting.
    before = site.requested.length;
    return visitUnderConditions(
      browsers,
      settings,
      'live',
      trialPage('/expected'),
      [['320 px wide']],
      [expected],
    );
  });
  expect(findings).toEqual([{ ...expected, conditions: ['320 px wide'] }]);
  const visits = site.requested.slice(before).filter((url) => url === '/expected');
  // In the usual browser, and under the condition.
  expect(visits).toHaveLength(2);
});

test('the usual page is read once for all visits that show the same', async () => {
  expect(await underConditions('/good', [['dark colours'], ['320 px wide'], ['with motion']])).toEqual([]);
  expect(textsOf).toHaveBeenCalledTimes(4);
});

test('every pair of values is in a combination', () => {
  const factors = ['abc', 'def', 'gh', 'ij', 'kl'].map((values) => [...values]);
  const rows = pairwise(factors);
  for (const values of factors)
    for (const others of factors.filter((each) => each !== values))
      for (const a of values)
        for (const b of others) expect(rows.some((row) => row.includes(a) && row.includes(b))).toBe(true);
  expect(rows.length).toBeLessThanOrEqual(12);
});

test('each page is visited under every value, and all pages together under every combination', () => {
  const pages = Array.from({ length: 9 }, (_, index) => rowsOfPage(index, 9));
  for (const rows of pages) expect(new Set(rows.flat())).toEqual(new Set(ROWS.flat()));
  expect(new Set(pages.flat())).toEqual(new Set(ROWS));
});

test('a browser has what its conditions say', async () => {
  const browsers = new VisitorBrowsers(site);
  const stateUnder = async (row: Row) => {
    const { tab } = await (await browsers.tabsFor(row)).open(site.origin, trialPage('/good'));
    return tab.evaluate(() => ({
      place: `${new Date(Date.UTC(2030, 4, 5, 2)).getDate()} ${(1.5).toLocaleString()}`,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      hasMoreContrast: matchMedia('(prefers-contrast: more)').matches,
      isMoving: matchMedia('not (prefers-reduced-motion: reduce)').matches,
      hovers: matchMedia('(hover: hover)').matches,
      textSize: getComputedStyle(document.documentElement).fontSize,
      year: new Date().getFullYear(),
    }));
  };
  const usual = {
    place: '5 1.5',
    width: 1280,
    isDark: false,
    hasMoreContrast: false,
    isMoving: false,
    hovers: true,
    textSize: '16px',
    year: new Date().getFullYear(),
  };
  expect(await stateUnder([])).toEqual(usual);
  expect(await stateUnder(['more contrast'])).toEqual({ ...usual, hasMoreContrast: true });
  expect(
    await stateUnder([
      'in German, in New York',
      '768 px wide',
      'dark colours',
      'with motion',
      'a touch screen',
      'text at 200%',
      'a clock one year ahead',
    ]),
  ).toEqual({
    place: '4 1,5',
    width: 768,
    isDark: true,
    hasMoreContrast: false,
    isMoving: true,
    hovers: false,
    textSize: '32px',
    year: usual.year + 1,
  });
  await browsers.close();
});

test('a browser has one script for all conditions, because it would run several in any order', async () => {
  const context = await site.newContext();
  const addScript = jest.spyOn(context, 'addInitScript');
  const browsers = new VisitorBrowsers({ newContext: async () => context, isConnected: () => true });
  await browsers.tabsFor(['storage blocked', 'text at 200%']);
  expect(addScript).toHaveBeenCalledTimes(1);
  await browsers.close();
});

test('a visitor has one value of each condition', () => {
  const { context, scripts } = browserOf(['320 px wide', 'dark colours', 'storage blocked']);
  expect(context).toMatchObject({ viewport: { width: 320 }, colorScheme: 'dark', locale: 'en-AE' });
  expect(scripts).toHaveLength(1);
});
