import type { Page } from 'playwright-core';

type Media = { media: 'print' } | { forcedColors: 'active' };

/** Runs a function while a page is as in print, or in forced colours. It leaves them even if the function fails. */
export async function withMedia<Result>(
  tab: Page,
  media: Media,
  run: () => Promise<Result>,
): Promise<Result> {
  await tab.emulateMedia(media);
  try {
    return await run();
  } finally {
    await tab.emulateMedia({ media: null, forcedColors: null });
  }
}
