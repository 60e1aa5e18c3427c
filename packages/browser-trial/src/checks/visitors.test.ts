import type { Server } from 'node:http';
import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from '../browser';
import { ConditionBrowsers, visitUnderConditions } from '../conditions/condition-visits';
import { USUAL } from '../conditions/conditions';
import { goTo, headingOf, newTab } from '../page/tab';
import type { TrialPage } from '../site/trial-pages';
import { Stopwatch } from '../stopwatch';
import { startPages } from '../testing/trial-pages-server';
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
  '/cards': CARDS('/growth', '/people'),
  '/swapped': CARDS('/people', '/growth'),
  '/local-date':
    '<p>Closes on 5 May</p><script>document.querySelector("p").textContent = "Closes on " + new Date(Date.UTC(2030, 4, 5, 2)).getDate()</script>',
  '/storage': '<p>Jobs</p><script>localStorage.getItem("page")</script>',
  '/motion':
    '<style>@media not (prefers-reduced-motion: reduce) { p { visibility: hidden } }</style><p>Jobs</p>',
  '/tablet': '<style>@media (width: 768px) { p { width: 900px } }</style><p>Jobs</p>',
  '/dark':
    '<style>@media (prefers-color-scheme: dark) { p { color: #eee; background: #fff } }</style><p>Jobs</p>',
};

let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunch());
  ({ server, origin } = await startPages(PAGES));
});

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

const targetOf = (url: string): TrialPage => ({
  url,
  status: 200,
  expose: 'mf-careers/CareersPage',
  query: [],
  isSample: true,
});

async function open(url: string): Promise<TabVisit> {
  const tab = await newTab(await browser.newContext());
  await goTo(tab, origin + url);
  return { tab, origin, target: targetOf(url), heading: await headingOf(tab) } as TabVisit;
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

describe('under conditions', () => {
  const row = (name: string, value: string) => ({ ...USUAL, [name]: value });
  const ROWS = [
    row('place', 'in German, in New York'),
    row('storage', 'storage blocked'),
    row('motion', 'reduced motion'),
    row('width', '768 px wide'),
    row('colours', 'dark colours'),
  ];

  async function underConditions(url: string): Promise<string> {
    const browsers = new ConditionBrowsers(browser);
    const settings = {
      urls: { candidate: origin, live: origin },
      context: {} as never,
      stopwatch: new Stopwatch(),
    };
    const findings = await visitUnderConditions(browsers, settings, 'candidate', targetOf(url), ROWS);
    await browsers.close();
    return findings.map(({ message }) => message).join('\n');
  }

  test('a page that is the same for every visitor passes', async () => {
    expect(await underConditions('/good')).toBe('');
  });

  test.each([
    ['a date in the time zone of the visitor', '/local-date', '(with in German, in New York)'],
    ['storage that is read without a guard', '/storage', '(with storage blocked)'],
    ['a text that only some see', '/motion', '(with reduced motion)'],
    ['a page that is too wide on tablets', '/tablet', 'it scrolls sideways (with 768 px wide)'],
    ['text that cannot be read in dark colours', '/dark', '(with dark colours)'],
  ])('%s is found, with its condition', async (_problem, url, message) => {
    expect(await underConditions(url)).toContain(message);
  });
});
