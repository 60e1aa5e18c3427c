import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const { resolve } = createRequire(import.meta.url);
const own = (file) => fileURLToPath(new URL(file, import.meta.url));

const transform = [resolve('@swc/jest'), { ...swcOptions(), module: { type: 'commonjs' } }];

/**
 * A project of Jest: TypeScript by SWC, HTML sanitised as in a build, names in place of pictures. Spies end before the
 * next test.
 */
export const jestProject = (displayName, settings) => ({
  displayName,
  testEnvironment: 'node',
  globals: { RELEASE_PATH: '/' },
  restoreMocks: true,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/(.*/)?dist/', '/.site/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/dist/', '/.site/'],
  transformIgnorePatterns: ['/node_modules/(?!@site/|get-port/)'],
  transform: {
    '\\.tsx?$': transform,
    // get-port is an ES module only.
    '/node_modules/(@site|get-port)/.+\\.js$': transform,
    '\\.html$': own('src/jest/html-transform.mjs'),
    '\\.(png|webp|avif|svg)$': own('src/jest/picture-transform.mjs'),
  },
  ...settings,
});

/** The settings of a project whose tests run in a DOM. */
export const domSettings = {
  testEnvironment: resolve('jest-environment-jsdom'),
  // jsdom has no layout, and would match every rule with every element that a test finds by role.
  moduleNameMapper: { '^@emotion/sheet$': own('src/jest/no-style-sheet.cjs') },
  setupFiles: [own('src/jest/dom-globals.cjs')],
  setupFilesAfterEnv: [resolve('@testing-library/jest-dom'), own('src/jest/testing-library-setup.cjs')],
};
