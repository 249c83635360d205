import { defineConfig, devices } from '@playwright/test'
import { prepareBrowser, QUIET_CHROMIUM } from './scripts/test/prepare-browser.ts'

// Workers load this file again; the first load has found the browsers for all of them.
process.env['WHOLE_CHROMIUM_PATH'] ??= await prepareBrowser()
process.env['CHROMIUM_PATH'] ??= await prepareBrowser({ isHeadless: process.env['WATCH'] === undefined })

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
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/**
 * A story is told at the size where its feature is used most; what depends on the size is told at both, and every page
 * is laid out at both by every-page.e2e.ts. SIZES=every tells all at both: docs/decisions/0033.
 */
const PHONE_ALONE = [
  'amharic',
  'answer-message',
  'assistant',
  'car-and-job',
  'conversation',
  'data-export',
  'dating',
  'deleted-account',
  'ended-listing',
  'everyday-search',
  'lost-connection',
  'mailed-links',
  'map',
  'notification-settings',
  'offline-listing',
  'offline-reading',
  'offline-writing',
  'post-and-find',
  'post-in-each-category',
  'put-back',
  'renew-listing',
  'reviews',
  'saved-search',
  'second-language',
  'sign-up',
  'voice-messages',
]
const DESKTOP_ALONE = [
  'addresses',
  'assistant-answers',
  'assistant-engine',
  'captcha',
  'changed-account',
  'faq',
  'figures',
  'groups',
  'guarded-account',
  'inbox',
  'moderation',
  'networking',
  'outside-services',
  'payments',
  'reading-aids',
  'review-change',
  'sessions',
  'two-scripts',
]
/** They have servers of their own, so they need not wait until the one of all others has its demo data. */
const OTHER_SETTINGS = ['assistant-engine', 'captcha', 'figures', 'outside-services', 'payments']
/** So have these, which move its clock: one worker needs one server for all of them. */
const OWN_CLOCK = ['deleted-account', 'ended-listing', 'mailed-links', 'renew-listing', 'saved-search']
/** They need one size, whatever is asked for. */
const NEVER_ON_A_DESKTOP = ['installed-app', 'share-pages']
/** The shell without a head shows no notifications. */
const NEEDS_THE_WHOLE = ['push']
const isEverySize = process.env['SIZES'] === 'every'
/** One pixel each: nobody looks, and without a graphics card seven times as many take most of a story's time. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
}
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
/** A window of a story has one process, in which a page is loaded again at half the cost. */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1']
/** A microphone that beeps; nobody has to be asked for it. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: [`--disable-features=${NO_FEATURES.join(',')}`, ...QUIET_CHROMIUM, ...ONE_PROCESS, ...MICROPHONE],
})
const files = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/set-up.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // one more than the processors of the machine this is made for: a story waits for the server as often as it draws
  workers: 3,
  // told again so that it can be named, which makes it a failure all the same: docs/decisions/0033
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./e2e/failed-pages.ts'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording doubles the time of a story: TRACE=1 asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // nor does anybody wait for what only moves
    contextOptions: { reducedMotion: 'reduce' },
    // what is not there to be pressed by then will not come
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    // a worker that keeps the whole app costs a story more than its pages do: those about it allow it
    serviceWorkers: 'block',
    launchOptions: launchOptions(process.env['CHROMIUM_PATH']),
  },
  projects: [
    { name: 'desktop, other settings', testMatch: files(OTHER_SETTINGS), use: DESKTOP },
    {
      name: 'whole browser',
      testMatch: files(NEEDS_THE_WHOLE),
      workers: 1,
      use: { ...DESKTOP, launchOptions: launchOptions(process.env['WHOLE_CHROMIUM_PATH']) },
    },
    { name: 'phone, own clock', testMatch: files(OWN_CLOCK), workers: 1, use: PHONE },
    {
      name: 'phone',
      testIgnore: files([...NEEDS_THE_WHOLE, ...OWN_CLOCK, ...(isEverySize ? [] : DESKTOP_ALONE)]),
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: files([
        ...OTHER_SETTINGS,
        ...NEEDS_THE_WHOLE,
        ...NEVER_ON_A_DESKTOP,
        ...(isEverySize ? [] : PHONE_ALONE),
      ]),
      use: DESKTOP,
    },
  ],
})
