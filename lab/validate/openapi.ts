import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { execa } from 'execa';
import { outcomeOf, type Outcome } from '../outcome';
import type { ValidatedSite } from './validated-site';

/** A problem in the JSON format of Redocly's command. */
interface RedoclyProblem {
  ruleId: string;
  message: string;
  location: { pointer?: string }[];
}

/** The OpenAPI document, by Redocly's recommended rules. */
export async function lintWithRedocly({ openApi }: ValidatedSite): Promise<Outcome> {
  const folder = makeTemporaryFolder('openapi');
  await writeFile(path.join(folder, 'openapi.json'), openApi);
  const { stdout } = await execa('redocly', ['lint', 'openapi.json', '--format', 'json'], {
    cwd: folder,
    preferLocal: true,
    localDir: import.meta.dirname,
    reject: false,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const { problems } = JSON.parse(stdout) as { problems: RedoclyProblem[] };
  return outcomeOf(
    problems.map(({ ruleId, message, location }) => `${location[0]?.pointer}: ${message} (${ruleId})`),
    'without errors and warnings',
  );
}

/** The OpenAPI document, by Spectral's rules for OpenAPI. */
export async function lintWithSpectral({ openApi }: ValidatedSite): Promise<Outcome> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
  const problems = await linter.run(openApi);
  return outcomeOf(
    problems.map(({ code, message, path: place }) => `${place.join('.')}: ${message} (${code})`),
    'without errors and warnings',
  );
}
