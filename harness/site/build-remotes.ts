import path from 'node:path';
import { readRemoteConfiguration } from '@site/federation';
import { buildRelease } from '@site/federation/build-release';
import type { Mode } from '@site/federation/configuration';
import { describeFailure } from '@site/federation/describe-failure';
import { nameBuild } from '@site/federation/name-build';
import { root } from '../run.mjs';
import { stopwatch } from '../stopwatch';

/* Builds remotes: `build-remotes.ts production mf-careers mf-forms`. */

const [mode, ...names] = process.argv.slice(2) as [Mode, ...string[]];
for (const name of names) {
  const seconds = stopwatch();
  const folder = path.join(root, name);
  // As in the remote's own `npm run build`: its configuration may read files of its folder.
  process.chdir(folder);
  try {
    const remote = await readRemoteConfiguration(folder);
    await buildRelease({ remote, folder, mode, ...nameBuild(folder, mode) });
  } catch (error) {
    console.error(`${name}: ${describeFailure(error as Error)}`);
    process.exit(1);
  }
  console.log(`Built ${name} (${seconds()})`);
}
