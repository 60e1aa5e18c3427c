import { provideTrialPages } from '../testing/trial-pages';
import { observe } from './observe';

const site = provideTrialPages({ '/contact': '<p>Contact</p>' });

test('a submission that is no JSON is observed as one that sends nothing', async () => {
  const tab = await (await site.newContext()).newPage();
  const { submissions } = observe(tab, site.origin);
  await tab.goto(`${site.origin}/contact`);
  await Promise.all([
    tab.waitForResponse('**/api/contact'),
    tab.evaluate(() => fetch('/api/contact', { method: 'POST', body: new FormData() })),
  ]);
  expect(submissions).toEqual([{ payload: {}, status: 200 }]);
});
