import { ConditionBrowsers, visitUnderConditions } from '../conditions/condition-visits';
import { USUAL } from '../conditions/conditions';
import type { Row } from '../conditions/pairwise';
import { goTo, headingOf, newTab } from '../page/tab';
import type { TrialPage } from '../site/trial-pages';
import { Stopwatch } from '../stopwatch';
import { provideTrialPages } from '../testing/trial-pages';
import type { TabCheck, TabVisit, TrialContext } from './check';
import { habits } from './habits';
import { keyboard } from './keyboard';
import { linkTargets } from './link-targets';
import { oddTexts } from './odd-texts';

const LIST = '<p>Five jobs are open.</p><a href="/next">Next</a> <label>Search <input name="search"></label>';
const onKey = (code: string) =>
  `<script>document.querySelector('input').addEventListener('keydown', (event) => { ${code} })</script>`;
const CARDS = (first: string, second: string) =>
  `<article><h2>Growth</h2><a href="${first}">Read more</a></article><article><h2>People</h2><a href="${second}">Read more</a></article>`;

const PAGES = {
  '/good': LIST,
  '/next': '<p>Next</p>',
  '/trap': LIST + onKey("if (event.key === 'Tab') event.preventDefault()"),
  '/keys': `<p>Jobs</p><label>Search <input name="search"></label><script>addEventListener('keydown', (event) => event.preventDefault())</script>`,
  '/no-focus': `${LIST}<style>input:focus { outline: none }</style>`,
  '/selection': `<p>Jobs</p><style>p { user-select: none }</style>`,
  '/slow-text': `${LIST}<script>document.querySelector('input').addEventListener('input', ({ target }) => {
    const end = performance.now() + (target.value.includes('!') ? 300 : 0); while (performance.now() < end);
  })</script>`,
  '/dead-link': `${LIST}<script>document.querySelector('a').addEventListener('click', (event) => event.preventDefault())</script>`,
  '/swipe': `<p>Jobs</p><script>addEventListener('touchmove', (event) => event.preventDefault(), { passive: false })</script>`,
  '/resized': `<p>Jobs</p><script>addEventListener('resize', () => innerWidth < 768 && document.querySelector('p').remove())</script>`,
  '/other-tab': `<p>Jobs</p><script>addEventListener('blur', () => { document.title = 'Come back!' })</script>`,
  '/cards': CARDS('/growth', '/people'),
  '/swapped': CARDS('/people', '/growth'),
  '/first-page': '<a href="/careers?page=1">All jobs</a>',
  '/second-page': '<a href="/careers?page=2">All jobs</a>',
  '/moving': `<p>One</p><script>setInterval(() => {
    const p = document.querySelector('p'); p.textContent = p.textContent === 'One' ? 'Two' : 'One';
  }, 700)</script>`,
  '/texts': `<style>@media not (prefers-reduced-motion: reduce) { section { visibility: hidden } }</style>
    <section>Jobs</section><p>Closes on 5 May</p>
    <script>document.querySelector('p').textContent = 'Closes on ' + new Date(Date.UTC(2030, 4, 5, 2)).getDate()</script>`,
  '/storage': '<p>Jobs</p><script>localStorage.getItem("page")</script>',
  '/tablet': '<style>@media (width: 768px) { p { width: 900px } }</style><p>Jobs</p>',
  '/dark':
    '<style>@media (prefers-color-scheme: dark) { p { color: #eee; background: #fff } }</style><p>Jobs</p>',
};

const site = provideTrialPages(PAGES);

const targetOf = (url: string): TrialPage => ({
  url,
  status: 200,
  expose: 'mf-careers/CareersPage',
  query: [],
  isSample: true,
});

async function open(url: string): Promise<TabVisit> {
  const tab = await newTab(await site.newContext());
  await goTo(tab, site.origin + url);
  return { tab, origin: site.origin, target: targetOf(url), heading: await headingOf(tab) } as TabVisit;
}

/** What a check finds on a page, whose live page is the one at another address. */
async function found(check: TabCheck, url: string, liveUrl = '/good'): Promise<string[]> {
  const visit = await open(url);
  const context = {
    scope: 'main',
    isLive: () => true,
    isRelinked: () => false,
    openLive: () => open(liveUrl),
  };
  const messages = await check.run(visit, context as unknown as TrialContext);
  await visit.tab.context().close();
  return messages;
}

test.each([keyboard, habits, oddTexts])('a page without a problem passes: $name', async (check) => {
  expect(await found(check, '/good')).toEqual([]);
});

test.each([
  ['a field that Tab does not leave', keyboard, '/trap', 'Tab does not leave “search”'],
  ['a page on which no key works', keyboard, '/keys', 'Tab does not move the focus'],
  ['a focus that nobody sees', keyboard, '/no-focus', 'the focus is not visible on “search”'],
  ['keys that do not scroll', habits, '/keys', 'it prevents the key End'],
  ['text that cannot be selected', habits, '/selection', 'its text cannot be selected'],
  ['a page that cannot be swiped', habits, '/swipe', 'it prevents swiping'],
  ['a part that is lost when the window is resized', habits, '/resized', 'it is not the same after'],
  ['a title that changes while another tab is in front', habits, '/other-tab', 'it is not the same after'],
  ['a link that leads nowhere', habits, '/dead-link', 'a click on /next open no other tab'],
  ['a field that is slow after an odd text', oddTexts, '/slow-text', 'a key in the field search takes'],
])('%s is found', async (_problem, check, url, message) => {
  expect((await found(check, url)).join('\n')).toContain(message);
});

test('links that were swapped are found, by the texts and headings that they stand at', async () => {
  expect(await found(linkTargets, '/cards', '/cards')).toEqual([]);
  expect(await found(linkTargets, '/swapped', '/cards')).toEqual([
    expect.stringContaining(
      'the link “Read more” below “Growth” leads to /people, and on the live page to /growth',
    ),
    expect.stringContaining(
      'the link “Read more” below “People” leads to /growth, and on the live page to /people',
    ),
  ]);
});

test('a link may lead to another page of the same list', async () => {
  expect(await found(linkTargets, '/second-page', '/first-page')).toEqual([]);
});

describe('under conditions', () => {
  const NEW_YORK = { ...USUAL, place: 'in German, in New York' };
  const STORAGE_BLOCKED = { ...USUAL, storage: 'storage blocked' };
  const TABLET = { ...USUAL, width: '768 px wide' };
  const DARK = { ...USUAL, colours: 'dark colours' };

  async function underConditions(url: string, ...rows: readonly Row[]): Promise<string> {
    const browsers = new ConditionBrowsers(site);
    const settings = {
      urls: { candidate: site.origin, live: site.origin },
      context: {} as never,
      stopwatch: new Stopwatch(),
    };
    const findings = await visitUnderConditions(browsers, settings, 'candidate', targetOf(url), rows);
    await browsers.close();
    return findings.map(({ message, conditions }) => `${message} (with ${conditions})`).join('\n');
  }

  test('a page that is the same for every visitor passes', async () => {
    expect(await underConditions('/good', NEW_YORK, STORAGE_BLOCKED, TABLET, DARK)).toBe('');
  });

  test('texts that only some see are found, with their condition', async () => {
    const messages = await underConditions('/texts', { ...NEW_YORK, motion: 'reduced motion' });
    expect(messages).toContain(
      '“Closes on 4” is shown instead of “Closes on 5” (with in German, in New York, reduced motion)',
    );
    expect(messages).toContain('“Jobs” is shown, which most visitors do not see (with');
  });

  test('a page that changes its texts by itself passes', async () => {
    expect(await underConditions('/moving', DARK)).toBe('');
  });

  test.each([
    ['storage that is read without a guard', '/storage', STORAGE_BLOCKED, '(with storage blocked)'],
    ['a page that is too wide on tablets', '/tablet', TABLET, 'it scrolls sideways (with 768 px wide)'],
    ['text that cannot be read in dark colours', '/dark', DARK, '(with dark colours)'],
  ])('%s is found, with its condition', async (_problem, url, row, message) => {
    expect(await underConditions(url, row)).toContain(message);
  });
});
