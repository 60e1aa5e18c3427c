import { availableParallelism } from 'node:os';
import { domSettings, jestProject } from './packages/federation/jest-project.mjs';
import { swcOptions } from './packages/federation/swc-options.mjs';

/**
 * `*.test.ts` runs in Node, `*.test.tsx` in a DOM; the backend's tests share one PostgreSQL server. The trial's tests
 * visit hundreds of pages in a browser. CI runs them, and `npm test` does not: they would make it take more than 6
 * minutes.
 */
export default {
  globalSetup: '<rootDir>/harness/jest/give-temporary-folder.ts',
  // One more than there are cores: tests that wait for a timeout or a process leave theirs to others.
  maxWorkers: availableParallelism() + 1,
  // As many tabs at once as the trial has. Chromium painted no frame of 15 tabs for seconds on a busy machine.
  maxConcurrency: 3,
  // Against tests that hang. A test with a browser that takes 6 s here took more than 60 s on a busy machine.
  testTimeout: 180_000,
  // A worker without open handles took 4 s to free its memory on a busy machine, which Jest reports after 0.5 s.
  workerGracefulExitTimeout: 10_000,
  projects: [
    jestProject('node', {
      testMatch: [
        '<rootDir>/{shell,mf-*,harness,deploy}/**/*.test.ts',
        '<rootDir>/packages/!(browser-trial)/**/*.test.ts',
      ],
    }),
    jestProject('trial', { testMatch: ['<rootDir>/packages/browser-trial/**/*.test.ts'] }),
    jestProject('dom', {
      testMatch: ['<rootDir>/{packages,shell,mf-*}/**/*.test.tsx'],
      ...domSettings,
    }),
    jestProject('backend', {
      testMatch: ['<rootDir>/backend/**/*.test.ts'],
      globalSetup: '<rootDir>/backend/src/database/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/backend/src/database/testing/stop-postgres.ts',
      transform: {
        '\\.ts$|/get-port/.+\\.js$': [
          '@swc/jest',
          { ...swcOptions({ decorators: true }), module: { type: 'commonjs' } },
        ],
      },
    }),
  ],
};
