import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { accessTo, TeamRepository } from '../../packing/team-repository';
import { root } from '../../run.mjs';
import { listen } from '../fixtures';
import { hydrateForm, newEmail, toast } from '../forms';
import { jobBoardTitle, labelOf, newsletter as newsletterWords, shellWords } from '../../remote-copy';
import { waitForHydration } from '../routes';
import { expect, test } from '../operations/operations-fixtures';

const REMOTE: RemoteName = 'mf-careers';
const NEW_TITLE = 'Opportunities of today';
const START_TIMEOUT_MS = 90_000;
/** Includes a build on a busy machine. */
const CHANGE_TIMEOUT_MS = 30_000;

test('federation dev shows a remote inside the live site, reloads it after a change, and stores no form', async ({
  site,
  openPage,
}) => {
  test.setTimeout(START_TIMEOUT_MS + CHANGE_TIMEOUT_MS);
  // Inside this repository, where its libraries are found.
  const folder = path.join(root, REMOTE, 'dist', 'development');
  const team = await TeamRepository.create(REMOTE, accessTo(site, REMOTE), folder);
  const { url, service } = await team.develop();
  const page = await openPage();
  const messages = listen(page);
  try {
    await page.goto(`${url}/careers`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: jobBoardTitle })).toBeVisible();

    const requests = async () => (await fetch(`${site.url}/api/newsletters`)).text();
    const before = await requests();
    const newsletter = page
      .getByRole('contentinfo')
      .getByRole('form', { name: newsletterWords.footerForm.label });
    await hydrateForm(newsletter);
    await newsletter.getByLabel(newsletterWords.footerForm.email).fill(newEmail());
    // A form fetches the list again after it was sent.
    const listed = page.waitForResponse('**/api/newsletters');
    await newsletter.getByRole('button', { name: newsletterWords.buttons.submit }).click();
    await expect(toast(page)).toContainText(newsletterWords.footerTexts.sent.title);
    await (await listed).finished();
    expect(await requests()).toBe(before);

    await team.replaceText(jobBoardTitle, NEW_TITLE);
    await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible({ timeout: CHANGE_TIMEOUT_MS });
    await page
      .getByRole('navigation', { name: shellWords.header.navigation })
      .getByRole('link', { name: labelOf('/insights') })
      .click();
    await expect(page).toHaveURL(`${url}/insights`);
    expect(messages).toEqual([]);
  } finally {
    await page.close();
    await service.stop();
    await team.remove();
  }
});
