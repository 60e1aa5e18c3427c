import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { execa } from 'execa';
import { copyRepository } from '../../new-remote/copy-repository';
import { root } from '../../run.mjs';
import { makeRelease } from '../../site/make-release';
import type { Site } from '../../site/site';
import { startTestSite } from '../../site/start-test-site';
import { listen } from '../fixtures';
import { hydrateForm, newEmail, toast } from '../forms';
import { visit, waitForHydration } from '../routes';
import { expect, test as base } from '../operations/operations-fixtures';

/** The attribute of links in releases that were built against the earlier major. */
const MARK = 'data-platform="1"';

/** The earlier major as an adapter: its `Link` differs from the current one. */
const EARLIER_MODULES = `
import { createElement } from 'react';
import * as Platform from '@site/platform';
import * as Query from '@site/platform/query';

const Link = (props: Platform.LinkProps) => createElement(Platform.Link, { ...props, 'data-platform': '1' } as Platform.LinkProps);

export const earlierModules: Readonly<Record<string, unknown>> = {
  '@site/platform': { ...Platform, Link },
  '@site/platform/query': Query,
};
`;

const MANIFEST = path.join('packages', 'platform', 'package.json');
const { version } = JSON.parse(readFileSync(path.join(root, MANIFEST), 'utf8')) as { version: string };
const nextVersion = `${Number.parseInt(version, 10) + 1}.0.0`;

/** Builds the shell of the next major of the platform, which offers the current one beside it. */
async function buildNextShell(repository: string): Promise<void> {
  const manifest = path.join(repository, MANIFEST);
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(`"version": "${version}"`, `"version": "${nextVersion}"`));
  const boot = path.join(repository, 'shell', 'src', 'boot');
  const versions = { '@site/platform': version, '@site/platform/query': version };
  await writeFile(
    path.join(boot, 'earlier-versions.ts'),
    `export const EARLIER_VERSIONS: Readonly<Record<string, string>> = ${JSON.stringify(versions)};`,
  );
  await writeFile(path.join(boot, 'earlier-modules.ts'), EARLIER_MODULES);
  await execa('npm', ['run', 'build', '-w', 'shell', '--silent'], {
    cwd: repository,
    env: inheritedVariables(),
    extendEnv: false,
    all: true,
  });
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, provide) => {
      const repository = await copyRepository(root);
      try {
        await buildNextShell(repository);
        const shellFolder = path.join(repository, 'shell', 'dist', 'production');
        const { site, stop } = await startTestSite('two-majors', { shell: shellFolder });
        await provide(site);
        await stop();
      } finally {
        await rm(repository, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const builtAgainst = (range: string) => ({
  before: ({ release }: { release: { shared: Record<string, string> } }) => {
    for (const name of ['@site/platform', '@site/platform/query']) release.shared[name] = range;
  },
});

test('the shell lists the exports of both majors', async ({ site }) => {
  const platform = (await (await fetch(`${site.url}/_platform`)).json()) as {
    exports: Record<string, string[]>;
    earlier: Record<string, { version: string; exports: string[] }>;
  };
  expect(platform.exports['@site/platform']).toContain('Link');
  expect(platform.earlier['@site/platform']).toEqual({
    version,
    exports: platform.exports['@site/platform'],
  });
});

test('a release of a major that the shell does not offer is refused', async ({ site, status }) => {
  await makeRelease(site, { name: 'mf-insights', version: '99.0.0', ...builtAgainst('^99.0.0') });
  await expect
    .poll(async () => (await status()).refused['mf-insights']?.reason)
    .toContain(`it expects @site/platform ^99.0.0, and the shell shares ${nextVersion} and ${version}`);
});

const OLD_LINKS = 'main a[href^="/careers?"]';
const NEW_LINKS = 'main a[href^="/insights/"]';

/** Whether the links of a document to such addresses come from the earlier major. */
const areMarked = (text: string, address: string) => {
  const links = [...text.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  return links.filter((tag) => tag.includes(`href="${address}`)).map((tag) => tag.includes(MARK));
};

test('pages of releases that were built against two majors work as one site', async ({
  site,
  status,
  html,
  openPage,
}) => {
  await makeRelease(site, { name: 'mf-insights', version: '99.1.0', ...builtAgainst(`^${nextVersion}`) });
  await expect.poll(async () => (await status()).releases['mf-insights']).toBe('99.1.0');
  expect(new Set(areMarked((await html('/careers')).text, '/careers?'))).toEqual(new Set([true]));
  expect(new Set(areMarked((await html('/insights')).text, '/insights/'))).toEqual(new Set([false]));

  const page = await openPage();
  const messages = listen(page);
  await visit(page, `${site.url}/careers`);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await expect(page.locator(`${OLD_LINKS}[${MARK}]`).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/\/insights$/);
  await waitForHydration(page);
  await expect(page.locator(NEW_LINKS).first()).toBeVisible();
  await expect(page.locator(`${NEW_LINKS}[${MARK}]`)).toHaveCount(0);

  // A form of an earlier release, on a page of a current one: contexts, requests and toasts are shared.
  const newsletter = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await hydrateForm(newsletter);
  await newsletter.getByLabel('Email address').fill(newEmail());
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page)).toContainText('Success!');

  await page.goBack();
  await expect(page.locator(`${OLD_LINKS}[${MARK}]`).first()).toBeVisible();
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  expect(messages).toEqual([]);
  await page.close();
});
