import { defineConfig, devices } from '@playwright/test'
import { BASE_URL } from './e2e/running-server.ts'
import { prepareBrowser, QUIET_CHROMIUM } from './scripts/prepare-browser.ts'

// Workers load this file again; the first load has found the browser for all of them.
process.env['CHROMIUM_PATH'] ??= await prepareBrowser()

/** Named anew, they replace those that Playwright switches off; the last three draw an address bar for each window. */
const NO_FEATURES = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** Stories told at one size of screen only: what they are about does not depend on it. */
const TOLD_ON_A_PHONE = [
  'installed-app',
  'offline-listing',
  'offline-reading',
  'offline-writing',
  'post-in-each-category',
  'share-pages',
]
const TOLD_ON_A_DESKTOP = [
  'assistant-engine',
  'captcha',
  'changed-account',
  'guarded-account',
  'outside-services',
  'push',
  'review-change',
  'sessions',
  'two-scripts',
]
/** Stories that move the one clock of the server by minutes or weeks: one after the other, when all others are told. */
const TOLD_ALONE = ['ended-listing', 'renew-listing', 'saved-search', 'deleted-account', 'mailed-links']
/** One pixel each: nobody looks, and without a graphics card seven times as many take most of a story's time. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
}
const files = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/running-server.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // those that need it are named, and are failures when they are many: docs/decisions/0022
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./e2e/failed-pages.ts'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env[BASE_URL],
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording doubles the time of a story: TRACE=1 asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // nor does anybody wait for what only moves
    contextOptions: { reducedMotion: 'reduce' },
    // what is not there to be pressed by then will not come
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [`--disable-features=${NO_FEATURES.join(',')}`, ...QUIET_CHROMIUM],
    },
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
