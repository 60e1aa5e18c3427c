import { goTo, newTab } from '../page/tab';
import { provideTrialPages } from '../testing/trial-pages';
import type { TabVisit, TrialContext } from './check';
import { linksInPage } from './links-in-page';

const site = provideTrialPages({
  '/insights': '<a href="/insights?topic=venture-capital#articles">Venture Capital</a>',
  '/careers': `<a href="/careers?page=2#openings">Next</a><p style="height: 200vh"></p>
    <script>onscroll = () => document.querySelector('main a').setAttribute('href', '/careers?page=2')</script>`,
});

test('a link to this page with an anchor is followed', async () => {
  const tab = await newTab(await site.newContext());
  await goTo(tab, `${site.origin}/insights`);
  expect(await linksInPage.run({ tab } as TabVisit, {} as TrialContext)).toEqual([]);
  expect(site.requested).toContain('/insights?topic=venture-capital');
});

test('a link that loses its fragment when React hydrates it is followed', async () => {
  const tab = await newTab(await site.newContext());
  await goTo(tab, `${site.origin}/careers`);
  expect(await linksInPage.run({ tab } as TabVisit, {} as TrialContext)).toEqual([]);
  expect(site.requested).toContain('/careers?page=2');
});
