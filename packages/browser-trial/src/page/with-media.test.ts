import { provideTrialPages } from '../testing/trial-pages';
import { withMedia } from './with-media';

const site = provideTrialPages({ '/page': '' });

test.each([
  [{ media: 'print' }, 'print'],
  [{ forcedColors: 'active' }, '(forced-colors: active)'],
] as const)('a check that fails under %j leaves the tab as it was', async (media, query) => {
  const tab = await (await site.newContext()).newPage();
  await tab.goto(`${site.origin}/page`);
  const matches = () => tab.evaluate((searched) => matchMedia(searched).matches, query);
  const check = withMedia(tab, media, async () => {
    expect(await matches()).toBe(true);
    throw new Error('the check fails');
  });
  await expect(check).rejects.toThrow('the check fails');
  expect(await matches()).toBe(false);
});
