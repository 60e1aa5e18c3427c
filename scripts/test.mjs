import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './run.mjs';

await ensureInstalled();
await ensureBrowser();

const steps = [
  ['Types, lint and format', 'npm', ['run', '--silent', 'check']],
  ['Unit tests', 'npx', ['jest', '--config', 'jest.config.mjs']],
  ['The composed suites', 'node', ['scripts/e2e.mjs']],
];

for (const [title, command, parameters] of steps) {
  console.log(`\n${title}`);
  const code = await run(command, parameters);
  if (code !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(code);
  }
}
console.log('\nEverything passed');
