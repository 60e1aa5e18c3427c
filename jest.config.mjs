import { swcOptions } from './packages/federation/swc-options.mjs';

const project = (displayName, settings) => ({
  displayName,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.site/'],
  modulePathIgnorePatterns: ['/dist/', '/.site/'],
  transform: {
    '\\.tsx?$': ['@swc/jest', { ...swcOptions(), module: { type: 'commonjs' } }],
    '\\.html$': '<rootDir>/packages/federation/src/testing/html-jest-transform.mjs',
    '\\.(png|webp|avif|svg)$': '<rootDir>/packages/federation/src/testing/picture-jest-transform.mjs',
  },
  ...settings,
});

/** `*.test.ts` runs in Node, `*.test.tsx` in a DOM; the backend's tests share one PostgreSQL server. */
export default {
  // Jest's default leaves one core idle.
  maxWorkers: '100%',
  projects: [
    project('node', {
      testMatch: ['<rootDir>/{packages,shell,mf-*,harness,deploy}/**/*.test.ts'],
      testEnvironment: 'node',
    }),
    project('dom', {
      testMatch: ['<rootDir>/{packages,shell,mf-*}/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/packages/federation/src/testing/jest-dom-globals.cjs'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    }),
    project('backend', {
      testMatch: ['<rootDir>/backend/**/*.test.ts'],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/backend/src/database/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/backend/src/database/testing/stop-postgres.ts',
      // get-port is an ES module only.
      transformIgnorePatterns: ['/node_modules/(?!get-port/)'],
      transform: {
        '\\.ts$|/get-port/.+\\.js$': [
          '@swc/jest',
          { ...swcOptions({ decorators: true }), module: { type: 'commonjs' } },
        ],
      },
    }),
  ],
};
