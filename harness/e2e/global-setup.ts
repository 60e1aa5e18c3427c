import { buildChanged } from '../site/build';
import { startTestSite } from '../site/start-test-site';

/** Builds and starts the site for all suites, unless they run against a running one. Returns what stops it again. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return undefined;
  await buildChanged();
  const { site, stop } = await startTestSite('e2e');
  process.env['E2E_SITE_URL'] = site.url;
  process.env['E2E_DATABASE_URL'] = site.databaseUrl;
  return stop;
}
