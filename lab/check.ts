import { run } from '@site/harness/run.mjs';

// The root's check does not need the lab's libraries; types that do are checked here.
const steps = [
  ['tsc', '-p', 'lab/tsconfig.json'],
  ['jest', '--config', 'lab/jest.config.mjs'],
];
for (const step of steps) process.exitCode ||= await run('npx', step);
