import path from 'node:path';
import { nearestFile, repositoryOf } from '../../repository';
import { problemsOf, runTool } from '../../run-tool';
import { defineStep } from '../step';

/** Lint, with the rules of what a remote may import. */
export const lint = defineStep({
  name: 'lint',
  advice: 'correct what is found; each rule is described at the address next to it',
  async run({ folder }) {
    const configuration = nearestFile(folder, 'oxlint.config.mjs');
    const sources = ['src', 'remote.config.ts'].map((name) => path.join(folder, name));
    const parameters = ['-c', configuration, '--type-aware', ...sources];
    // The paths in its rules begin at this folder.
    const options = { cwd: repositoryOf(folder) };
    return { problems: problemsOf(await runTool(folder, 'oxlint', parameters, options)) };
  },
});
