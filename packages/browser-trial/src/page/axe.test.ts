import { provideTrialPages } from '../testing/trial-pages';
import { axeViolations } from './axe';

const IMAGE = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';

const site = provideTrialPages({ '/image': IMAGE, '/named': `${IMAGE}<p id="axe">Axe</p>` });

declare global {
  var axe: { isFirst?: boolean };
}

test.each(['/image', '/named'])('axe is loaded once into each page: %s', async (url) => {
  const tab = await (await site.newContext()).newPage();
  const isFirst = () => tab.evaluate(() => globalThis.axe.isFirst === true);
  for (const path of [url, '/image']) {
    await tab.goto(site.origin + path);
    expect(await axeViolations(tab, ['image-alt'])).toHaveLength(1);
    expect(await isFirst()).toBe(false);
    await tab.evaluate(() => (globalThis.axe.isFirst = true));
    expect(await axeViolations(tab, ['image-alt'])).toHaveLength(1);
    expect(await isFirst()).toBe(true);
  }
});
