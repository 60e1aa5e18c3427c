import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '@site/browser-trial/browser';

/** Chromium for every suite, on a site that the global setup starts, or on any running one (`--url`). */
export default defineConfig({
  outputDir: '../../test-results',
  fullyParallel: true,
  // `test.only` would leave out all other tests.
  forbidOnly: Boolean(process.env['CI']),
  workers: 3,
  // Against tests that hang. The longest have taken a minute on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 10_000 },
  globalSetup: './global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    // `npm test` runs `site`. CI runs the others too, except `every-page.spec.ts`: they would make `npm test` take more
    // than 6 minutes.
    { name: 'site', testDir: './tests' },
    // These tests activate releases and stop services. So they have a site of their own, and one worker runs them one
    // after the other.
    { name: 'operations', testDir: './operations', fullyParallel: false, workers: 1 },
    // These tests visit every page.
    { name: 'sweeps', testDir: './sweeps' },
    // These tests build a shell of their own.
    { name: 'builds', testDir: './builds', fullyParallel: false },
  ],
});
