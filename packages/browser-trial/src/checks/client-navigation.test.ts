import { newTab } from '../page/tab';
import { provideTrialPages, trialPage } from '../testing/trial-pages';
import type { TabVisit, TrialContext } from './check';
import { clientNavigation } from './client-navigation';

const ROUTER = `<script>addEventListener('click', (event) => {
  event.preventDefault();
  history.pushState({}, '', event.target.href);
})</script>`;

const site = provideTrialPages({ '/routed': ROUTER, '/unrouted': '', '/page': '' });

test.each([
  ['follows links without a page load passes', '/routed', []],
  ['is the only one of the site passes: no link leads there from another', '/page', []],
  ['loads documents is found', '/unrouted', ['a link from /unrouted loads it as another document']],
])('a page that %s', async (_title, neighbour, problems) => {
  const tab = await newTab(await site.newContext());
  const visit = { tab, origin: site.origin, target: trialPage('/page'), heading: 'Page / Page' };
  expect(await clientNavigation.run(visit as TabVisit, { neighbour } as TrialContext)).toEqual(problems);
});
