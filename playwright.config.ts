import { defineConfig, devices } from '@playwright/test'
import { BASE_URL } from './e2e/running-server.ts'
import { prepareBrowser, QUIET_CHROMIUM } from './scripts/prepare-browser.ts'

// Workers load this file again; the first load has found the browser for all of them.
process.env['CHROMIUM_PATH'] ??= await prepareBrowser()

/** Stories told at one size of screen only: what they are about does not depend on it. */
const TOLD_ON_A_PHONE = ['post-in-each-category', 'offline-listing']
const TOLD_ON_A_DESKTOP = ['sessions', 'outside-services', 'captcha', 'push']
/** Stories that move the one clock of the server by minutes or weeks: one after the other, when all others are told. */
const TOLD_ALONE = ['ended-listing', 'renew-listing', 'saved-search', 'deleted-account', 'mailed-links']
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const files = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/running-server.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env[BASE_URL],
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording doubles the time of a story: TRACE=1 asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // what is not there to be pressed by then will not come
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: QUIET_CHROMIUM },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: files([...TOLD_ON_A_DESKTOP, ...TOLD_ALONE]),
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: files([...TOLD_ON_A_PHONE, ...TOLD_ALONE]),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'clock',
      testMatch: files(TOLD_ALONE),
      dependencies: ['phone', 'desktop'],
      workers: 1,
      use: PHONE,
    },
  ],
})
