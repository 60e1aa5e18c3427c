import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseConfiguration, browserOutput, runWebpack } from '@site/federation/configuration';
import { SHARED_VERSIONS } from '@site/federation/shared';

/**
 * Builds the plain host as `host.js`, without any plugin of Module Federation.
 *
 * @param runtime an alias of `@module-federation/runtime-tools` in the lab's package.json.
 */
export async function buildPlainHost(runtime: string, output: string): Promise<void> {
  await mkdir(output, { recursive: true });
  const entry = path.join(output, 'entry.js');
  await writeFile(
    entry,
    `import { createInstance } from '${runtime}/runtime';
import * as core from '${runtime}/runtime-core';
import { startHost } from ${JSON.stringify(path.join(import.meta.dirname, 'host.ts'))};
startHost(createInstance, core, ${JSON.stringify(SHARED_VERSIONS)});
`,
  );
  await runWebpack({
    ...baseConfiguration(import.meta.dirname, 'production'),
    ...browserOutput,
    name: `a plain host on ${runtime}`,
    entry: { host: entry },
    output: { ...browserOutput.output, path: path.join(output, 'browser'), filename: 'host.js' },
  });
}
