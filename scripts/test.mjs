import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './run.mjs';

await ensureInstalled();
await ensureBrowser();

const steps = [
  { title: 'Types, lint and format', command: 'npm', parameters: ['run', '--silent', 'check'] },
  { title: 'Unit tests', command: 'npx', parameters: ['jest', '--config', 'jest.config.mjs'] },
  { title: 'The composed suites', command: 'node', parameters: ['scripts/e2e.mjs'] },
];

for (const { title, command, parameters } of steps) {
  console.log(`\n${title}`);
  const code = await run(command, parameters);
  if (code !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(code);
  }
}
console.log('\nEverything passed');
