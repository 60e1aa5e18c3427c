import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { RemoteName } from '@site/contracts';
import { fetchStatus } from '@site/releases/documents';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { listen } from '@site/harness/e2e/fixtures';
import {
  fillIn,
  formOn,
  hydrateForm,
  newEmail,
  newsletterForm,
  submitOf,
  toast,
} from '@site/harness/e2e/forms';
import { jobBoardTitle, newsletter, shellWords } from '@site/harness/remote-copy';
import { headerLink } from '@site/harness/e2e/header';
import { packPackages } from '@site/harness/packing/pack-packages';
import { accessTo, TeamRepository } from '@site/harness/packing/team-repository';
import type { Site } from '@site/harness/site/site';
import { applyEdit } from '../gate/edit';
import { inBrowser, onSite, runSuite } from '../run-suite';
import { timedStep } from '../timed-step';

/**
 * Copies a remote into a repository that has only the platform's packages. Develops and releases it there. With
 * `--short`, it skips the gate's trial in a browser and `federation dev`.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

const NAME: RemoteName = 'mf-careers';
const PAGE = '/careers';
const VERSION = '99.0.0';
const NEW_TITLE = 'Opportunities of today';
/** Includes a build on a busy machine. */
const CHANGE_TIMEOUT_MS = 60_000;

async function liveVersion(site: Site): Promise<string | undefined> {
  return (await fetchStatus(site.url)).releases[NAME];
}

/** Opens a page in a browser; its console must stay empty. */
const onPage = (url: string, work: (page: Page) => Promise<void>): Promise<void> =>
  inBrowser(async (browser) => {
    const page = await browser.newPage();
    const messages = listen(page);
    await page.goto(url);
    await work(page);
    assert.deepEqual(messages, []);
  });

/** The header is the shell's, the form in the footer another remote's. */
async function expectWholeSite(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: shellWords.header.navigation })).toBeVisible();
  await expect(page.locator('footer form')).toBeVisible();
  await expect(page.getByRole('heading', { name: jobBoardTitle })).toBeVisible();
}

/** Sends the form in the footer: the visitor is thanked, and the site stores nothing. */
async function expectNothingStored(page: Page, site: Site): Promise<void> {
  const requests = async () => (await fetch(`${site.url}/api/newsletters`)).text();
  const before = await requests();
  await hydrateForm(formOn(page, newsletterForm));
  await fillIn(page, newsletterForm, newEmail());
  // The form fetches the list again after it was sent.
  const listed = page.waitForResponse('**/api/newsletters');
  await submitOf(page, newsletterForm).click();
  await expect(toast(page)).toContainText(newsletter.footerTexts.sent.title);
  await (await listed).finished();
  assert.equal(await requests(), before);
}

/** Shows the remote inside the live site, sends a form there, changes the remote, and goes to another page. */
async function develop(site: Site, team: TeamRepository): Promise<void> {
  const { url, service } = await timedStep('federation dev shows it inside the live site', () =>
    team.develop(),
  );
  try {
    await onPage(url + PAGE, async (page) => {
      await expectWholeSite(page);
      await timedStep('a form that is sent there is not stored', () => expectNothingStored(page, site));
      await timedStep('a changed text is on the page, which reloads by itself', async () => {
        const changes = [['src/content/careers.ts', jobBoardTitle, NEW_TITLE]] as const;
        await applyEdit(team.folder, { name: 'another title', changes });
        await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible({
          timeout: CHANGE_TIMEOUT_MS,
        });
      });
      await expect(page.locator('footer form')).toBeVisible();
      await headerLink(page, '/insights').click();
      await expect(page).toHaveURL(`${url}/insights`);
    });
  } finally {
    await service.stop();
  }
}

/** From an empty folder to live. */
async function release(site: Site, tarballs: readonly string[]): Promise<TeamRepository> {
  const team = await TeamRepository.create(NAME, accessTo(site, NAME));
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await timedStep('npm install of the packages', () => team.run('npm', ...install, ...tarballs));
  await timedStep("npm test: the remote's own tests", () => team.run('npm', 'test'));
  const skipped = values.short ? ['--skip', 'browser'] : [];
  await timedStep(`federation release, ${values.short ? 'without' : 'with'} the browser trial`, () =>
    team.federation('release', '--version', VERSION, ...skipped),
  );
  assert.equal(await liveVersion(site), VERSION);
  return team;
}

async function tryAll(site: Site): Promise<string[]> {
  const packages = makeTemporaryFolder('packages');
  const tarballs = await timedStep('the packages are packed', () => packPackages(packages));
  const before = await liveVersion(site);
  const team = await timedStep('from an empty folder to live, in all', () => release(site, tarballs));
  await timedStep('the page, in a browser', () => onPage(site.url + PAGE, expectWholeSite));
  await timedStep('federation rollback', () => team.federation('rollback'));
  assert.equal(await liveVersion(site), before);
  await timedStep('federation activate', () => team.federation('activate', VERSION));
  assert.equal(await liveVersion(site), VERSION);
  if (!values.short) await develop(site, team);
  console.log(`\n${NAME} is developed and released from a repository of its own`);
  return [];
}

await runSuite(() => onSite('own-repository', tryAll));
