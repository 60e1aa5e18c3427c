import type { Release } from '@site/contracts';
import type { Page } from 'playwright-core';
import { goTo, newTab } from '../page/tab';
import { expectResponse } from '../page/responding';
import { withMedia } from '../page/with-media';
import { provideTrialPages, trialPage } from '../testing/trial-pages';
import type { TabVisit, TrialContext } from './check';
import { neighbours } from './neighbours';

// The pictures are compared by a package that is an ES module only, which Jest does not load.
jest.mock('../page/pictures', () => ({
  differenceOf: (picture: Buffer, other: Buffer) => (picture.equals(other) ? 0 : 1),
}));

const page = (style = '', menu = '') =>
  `</main><style>${style}</style><header><a href="/">Home</a>${menu}</header><main>
   <article><header>Title</header></article>
   <details><summary>Why</summary><p>Because</p></details>
   <p>Ours</p><ul class="teasers"><li>Theirs</li></ul><form><input name="email"></form></main><footer>Footer</footer>
   <script>
     document.querySelector('form').__reactProps$test = {};
     addEventListener('click', (event) => {
       event.preventDefault();
       document.querySelector('style').remove(); document.title = 'About';
     });
   </script>`;

/** A route that makes the home page the candidate's own. */
const ownRoute = { expose: 'HomePage', query: [], pages: [{ url: '/', status: 200, sitemap: true }] };

/** Two entries, of which the second looks different. */
const MENU = '<i></i><i style="color: blue"></i>';

/** The header covers a part of the footer, which is higher than a window. */
const tallPage = (contentHeight: string) =>
  page(
    `header { position: fixed; top: 0; height: 60px; width: 100%; background: red } p { height: ${contentHeight} }
     form { margin: 0 } footer { height: 1500.3px; background: navy; color: white }`,
  );

const site = provideTrialPages({
  '/': page(),
  '/teasers': page('.teasers { padding: 3px }'),
  '/form': page('form { padding: 3px }'),
  '/leak': page('body > header, main > p { padding: 3px }'),
  '/after-print': page(
    '* { transition-duration: 0.01ms !important } @media print { :root { font-size: 11pt } ::details-content { content-visibility: visible } }',
  ),
  '/article': page('article header { padding: 3px }'),
  '/menu': page('', MENU),
  '/longer-menu': page('', `<i style="color: red"></i>${MENU}`),
  '/menu-with-leak': page('header { padding: 3px }', `<i style="color: red"></i>${MENU}`),
  '/about': page(),
  '/late-neighbour': page().replace(
    "document.querySelector('style').remove(); document.title = 'About';",
    "setTimeout(() => { document.querySelector('style').textContent = 'body > header { padding: 3px }'; document.title = 'About'; }, 2_000);",
  ),
  '/tall': tallPage('900px'),
  '/taller': tallPage('950.6px'),
});

const candidate = { name: 'mf-insights', routes: [], exposes: { ArticleTeasers: {} } } as unknown as Release;
const withForm = { ...candidate, exposes: { NewsletterForm: {} } } as unknown as Release;

async function open(url: string): Promise<TabVisit> {
  const tab = await newTab(await site.newContext());
  await goTo(tab, site.origin + url);
  return { tab, origin: site.origin, target: trialPage('/') } as TabVisit;
}

interface Comparison {
  /** Whether the home page shows a part of the candidate. */
  showsPart?: boolean;
  /** The address of the page that the home page looks like now. */
  liveUrl?: string;
  release?: Release;
  /** Called with the candidate's tab before the comparison. */
  prepare?: (tab: Page) => Promise<unknown>;
}

/** What the check finds on the home page, which looks like the page of this address once the candidate is live. */
async function found(
  url: string,
  { showsPart = false, liveUrl = '/', release = candidate, prepare }: Comparison = {},
): Promise<string[]> {
  const [visit, live] = [await open(url), await open(liveUrl)];
  await prepare?.(visit.tab);
  const context = {
    candidate: release,
    neighbour: '/about',
    isLive: true,
    changesMenus: liveUrl === '/menu',
    showsPart: (shown: string) => showsPart && shown === '/',
    openLive: async () => live,
  };
  const messages = await neighbours.run(visit, context as unknown as TrialContext);
  for (const { tab } of [visit, live]) await tab.context().close();
  return messages;
}

const LEAK = 'padding-top: 3px, padding-left: 3px';

test.concurrent.each([
  ['may change its own part of a page of another remote', '/teasers', true, []],
  ['changes the form of no other team', '/form', false, [`on / it changes form: ${LEAK}`]],
  ['may change the header of an article', '/article', true, []],
  ['changes the header of no page', '/leak', true, [`on / it changes header: ${LEAK}`]],
  [
    'changes nothing else where it shows only forms and dialogs',
    '/leak',
    false,
    [`on / it changes header: ${LEAK}`, `on / it changes p Ours: ${LEAK}`],
  ],
])('a candidate %s', async (_rule, url, showsPart, messages) => {
  expect(await found(url, { showsPart })).toEqual(messages);
});

test.concurrent('a candidate may change its own form', async () => {
  expect(await found('/form', { release: withForm })).toEqual([]);
});

test.concurrent('the next page is compared once it is shown', async () => {
  expect(await found('/late-neighbour', { showsPart: true })).toEqual([
    `on /about it changes header: ${LEAK}`,
  ]);
});

test.concurrent('with another entry in a menu, those after it are at other places', async () => {
  const comparison = { showsPart: true, liveUrl: '/menu' };
  expect(await found('/longer-menu', comparison)).toEqual([]);
  expect(await found('/menu-with-leak', comparison)).toEqual([`on / it changes header: ${LEAK}`]);
});

test('closed details may still have the size that they had on paper', async () => {
  const prepare = (tab: Page) => withMedia(tab, { media: 'print' }, () => expectResponse(tab));
  expect(await found('/after-print', { liveUrl: '/after-print', prepare })).toEqual([]);
});

test.each([
  ['is scrolled elsewhere than the live one', '/tall'],
  ['ends between two pixels elsewhere than the live one', '/taller'],
])('a page that %s looks the same', async (_difference, liveUrl) => {
  const release = { ...candidate, routes: [ownRoute], exposes: {} } as unknown as Release;
  const prepare = (tab: Page) => tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await found('/tall', { showsPart: true, liveUrl, release, prepare })).toEqual([]);
});
