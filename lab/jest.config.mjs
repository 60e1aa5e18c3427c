import { jestProject } from '../packages/federation/jest-project.mjs';

export default {
  globalSetup: '../harness/jest/give-temporary-folder.ts',
  ...jestProject('lab', { testMatch: ['<rootDir>/**/*.test.ts'] }),
  // For tests that start a process or a browser on a busy machine.
  testTimeout: 60_000,
};
