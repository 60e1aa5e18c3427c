import { goTo, newTab } from '../page/tab';
import { provideTrialPages } from '../testing/trial-pages';
import type { TabVisit, TrialContext } from './check';
import { linksInPage } from './links-in-page';

const site = provideTrialPages({
  '/insights': '<a href="/insights?topic=venture-capital#articles">Venture Capital</a>',
});

test('a link to this page with an anchor is followed', async () => {
  const tab = await newTab(await site.newContext());
  await goTo(tab, `${site.origin}/insights`);
  expect(await linksInPage.run({ tab } as TabVisit, {} as TrialContext)).toEqual([]);
  expect(site.requested).toContain('/insights?topic=venture-capital');
});
