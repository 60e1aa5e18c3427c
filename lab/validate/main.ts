import { printOutcome, type Outcome } from '../outcome';
import type { Site } from '@site/harness/site/site';
import { onSite, runSuite } from '../run-suite';
import { validateHtml } from './html';
import { lintWithRedocly, lintWithSpectral } from './openapi';
import { validateStructuredData } from './structured-data';
import { fetchSite, type ValidatedSite } from './validated-site';

const VALIDATORS: readonly [name: string, validate: (site: ValidatedSite) => Outcome | Promise<Outcome>][] = [
  ['HTML (Nu Html Checker)', validateHtml],
  ['OpenAPI (Redocly)', lintWithRedocly],
  ['OpenAPI (Spectral)', lintWithSpectral],
  ['Structured data', validateStructuredData],
];

/** A validator that throws has failed. */
async function attempt(validate: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await validate();
  } catch (error) {
    return { state: 'failed', problems: [String(error)] };
  }
}

/** Runs every validator. Resolves with a line for each that failed. */
async function validateAll({ url }: Site): Promise<string[]> {
  const fetched = await fetchSite(url);
  const failed: string[] = [];
  for (const [name, validate] of VALIDATORS) {
    const outcome = await attempt(() => validate(fetched));
    printOutcome(name, outcome);
    if (outcome.state === 'failed') failed.push(`${name}: failed`);
  }
  return failed;
}

await runSuite(() => onSite('validate', validateAll));
