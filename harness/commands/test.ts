import { ensureBrowser } from '@site/browser-trial/browser';
import { run } from '../run.mjs';
import { stopwatch } from '../stopwatch';

const STEPS = [
  { title: 'Types, lint, dead code and format', command: 'npm', parameters: ['run', '--silent', 'check'] },
  {
    title: 'Unit tests',
    command: 'node',
    parameters: ['node_modules/jest/bin/jest.js', '--config', 'jest.config.mjs', '--ignoreProjects', 'trial'],
  },
  {
    title: 'End-to-end tests',
    command: 'npm',
    parameters: ['run', '--silent', 'e2e', '--', '--project=site'],
  },
];

const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  console.error(
    `npm test tests everything, and does not know ${unknown}. One remote: npm test -w mf-careers; ` +
      'some files: npx jest <their paths>; in a browser: npm run e2e -- <their names>',
  );
  process.exit(1);
}

const total = stopwatch();
ensureBrowser();
for (const { title, command, parameters } of STEPS) {
  const elapsed = stopwatch();
  console.log(`\n${title}`);
  const code = await run(command, parameters);
  if (code !== 0) {
    console.error(`\n${title}: failed after ${elapsed()}`);
    process.exit(code);
  }
  console.log(`${title}: passed in ${elapsed()}`);
}
console.log(`\nEverything passed in ${total()}`);
