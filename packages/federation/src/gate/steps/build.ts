import { readRelease } from '@site/releases/documents';
import { defineStep } from '../step';

/** Checks the content, builds for browsers and server, and checks the contract with the rest of the site. */
export const build = defineStep({
  name: 'build',
  expectedSeconds: 10,
  required: true,
  advice: 'correct what the build names; `npm run build` in the folder runs the same',
  async run(context) {
    // Imported here: loading webpack would delay the parallel steps.
    const { buildRelease } = await import('../../build/build-release');
    const output = await buildRelease(context);
    const release = await readRelease(output);
    const notes = [`${release.name} ${release.version}, ${Object.keys(release.files).length} files`];
    return { problems: [], notes, value: { release, output } };
  },
});
