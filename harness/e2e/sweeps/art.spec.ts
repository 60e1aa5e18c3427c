import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test } from '../fixtures';
import { listedPages } from '../routes';

/** WCAG 1.4.3; large text needs 3. */
const MIN_CONTRAST = 4.5;
const WIDTHS = [375, 768, 1280, 1920];

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of a text with the worst pixel behind it. */
async function worstContrast(text: Locator): Promise<number> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  const ink = luminance((color.match(/\d+/g) ?? []).map(Number));
  const { data } = PNG.sync.read(await text.screenshot({ style: '* { color: transparent !important }' }));
  let worst = 21;
  for (let at = 0; at < data.length; at += 4) {
    const ground = luminance([...data.subarray(at, at + 3)]);
    worst = Math.min(worst, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
  }
  return worst;
}

test('The copy on a tiling is legible, whatever is behind it, from 375 to 1920 px', async ({ page }) => {
  for (const address of ['/about', '/services/finance-compliance-advisory', '/coming-soon/G', '/careers']) {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const copy = page.locator('main h1, main h1 + p');
      for (const text of await copy.all()) {
        expect
          .soft(await worstContrast(text), `${address} at ${width} px`)
          .toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    }
  }
});

test('Every article and every job has a social image of its own, 1200 px wide and 630 px high', async ({
  page,
  request,
}) => {
  const addresses = (await listedPages(request)).filter((address) =>
    /^\/(insights\/|careers\?job=)/.test(address),
  );
  const images = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const bytes = await (await page.request.get(new URL(image).pathname)).body();
    const { width, height } = PNG.sync.read(bytes);
    expect.soft([width, height], address).toEqual([1200, 630]);
    images.add(hashOf(bytes));
  }
  expect(images.size).toBe(addresses.length);
});
