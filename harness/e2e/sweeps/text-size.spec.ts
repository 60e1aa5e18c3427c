import { browserLaunch } from '@site/browser-trial/browser';
import { horizontalOverflow } from '@site/browser-trial/overflow';
import { expect, test } from '../fixtures';
import { everyPage, oneOfEachKind } from '../routes';

const DOUBLE_TEXT_PX = 32;

// The text size that a visitor sets in the browser, unlike a zoom, leaves the window's width in pixels as it is.
const launch = browserLaunch();
test.use({
  launchOptions: { ...launch, args: [...launch.args!, `--blink-settings=defaultFontSize=${DOUBLE_TEXT_PX}`] },
});

test('With text of twice the size no page scrolls sideways, from a tablet to a wide screen', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/);
  for (const address of oneOfEachKind(await everyPage(request))) {
    await page.goto(address);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${DOUBLE_TEXT_PX}px`);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `${address} scrolls sideways at ${width} px`).toEqual([]);
    }
  }
});
