import { run } from '@site/harness/run.mjs';

// The root's check runs without the lab's libraries. This checks the types that need them, and runs the lab's tests.
const steps = [
  ['tsc', '-p', 'lab/tsconfig.json'],
  ['jest', '--config', 'lab/jest.config.mjs'],
];
for (const step of steps) process.exitCode ||= await run('npx', step);
