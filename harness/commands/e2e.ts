import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureBrowser } from '@site/browser-trial/browser';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { run } from '../run.mjs';

// `--url` is this command's; everything else goes to Playwright: a file, `-g`, `--headed`.
const parameters = process.argv.slice(2);
const position = parameters.indexOf('--url');
const [, url] = position < 0 ? [] : parameters.splice(position, 2);
if (position >= 0 && !URL.canParse(url ?? '')) {
  console.error('--url needs the address of a running site: npm run e2e -- --url https://example.org');
  process.exit(1);
}

ensureBrowser();
// Killed browsers leave files in this folder. Where this process is root, PostgreSQL runs as another user.
const temporaryFolder = makeTemporaryFolder('e2e');
chmodSync(temporaryFolder, 0o755);
// With `--url`, only these projects run: the others start a site of their own.
const projects = url ? ['--project=site', '--project=sweeps'] : [];
const environment = {
  ...process.env,
  TMPDIR: temporaryFolder,
  ...(url ? { E2E_URL: url.replace(/\/+$/, '') } : {}),
};
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const options = ['--config', 'harness/e2e/playwright.config.ts', ...projects];
// `--import tsx` is not in NODE_OPTIONS: the services of the site would inherit it, and they must run as they are
// built.
process.exitCode = await run('node', ['--import', 'tsx', playwright, 'test', ...options, ...parameters], {
  env: environment,
});
