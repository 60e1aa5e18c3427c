import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '@site/testing/browser';

/** Chromium for every suite; the composed site is started by the global setup, or is any running one (`--url`). */
export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that builds for others too may starve a browser once; a test that needed its second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: browserLaunch(),
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'composed', testDir: './tests' },
    // These start sites of their own, and change their compositions.
    { name: 'operations', testDir: './operations', fullyParallel: false },
  ],
});
