import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '@site/contracts';
import type { Step } from '../step';

/** Content, build for browsers and server, and the contract with the rest of the site. */
export const build: Step = {
  name: 'build',
  required: true,
  advice: 'correct what the build names; `npm run build` in the folder runs the same',
  async run(context) {
    const { remote, folder, version, sources, commit } = context;
    // Loads webpack, for which the steps beside it would wait.
    const { buildRelease } = await import('../../build-release');
    const output = await buildRelease({ remote, folder, version, sources, commit });
    const release = releaseSchema.parse(
      JSON.parse(await readFile(path.join(output, 'release.json'), 'utf8')),
    );
    context.built = { release, output };
    return { problems: [], notes: [`${remote.name} ${version}, ${Object.keys(release.files).length} files`] };
  },
};
