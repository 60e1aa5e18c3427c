import { domSettings, jestProject } from '../jest-project.mjs';

const rootDir = process.cwd();

/** The tests of the remote in the current folder: `*.test.ts` runs in Node, `*.test.tsx` in a DOM. */
export default {
  // Jest's default leaves one core idle.
  maxWorkers: '100%',
  // Against tests that hang. In a release, types, lint and build run at the same time, which slows a test down.
  testTimeout: 20_000,
  projects: [
    jestProject('node', { rootDir, testMatch: ['<rootDir>/src/**/*.test.ts'] }),
    jestProject('dom', { rootDir, testMatch: ['<rootDir>/src/**/*.test.tsx'], ...domSettings }),
  ],
};
