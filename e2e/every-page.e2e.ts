import type { Page } from '@playwright/test'
import { TRIAL_LANGUAGES } from '#contract/language/language.ts'
import { COMBINATIONS, EVERY, faults } from './axe.ts'
import { NARROW, resize, smallTargets, tooWide, widerThan } from './fit.ts'
import { strangeWords } from './strange-words.ts'
import { type AppPage, appPages, listingPages, settle, speak, visit } from './pages.ts'
import { expect, test } from './world.ts'

/** So many walks share the pages of one size: two workers finish them at about the same time. */
const WALKS = 3
const SIZES = ['phone', 'desktop']

/** What the browser complains about: errors of ours, and whatever the content policy refuses. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`))
  return found
}

const tabBar = (page: Page) => page.getByRole('navigation', { name: /^(Main|ዋና)$/ })

/** Where the description takes the tab bar away. */
const WITHOUT_TABS =
  /^\/(auth|admin|edit-listing|listing|listing-payment-success|listing-success|my-listings|payment)(\/|\?|$)/
/** In an open conversation they give way to the line to write in. */
const OPEN_CONVERSATION = /^\/messages(\/(?!new)|\?conversation=)/
const hasTabs = (path: string) => !WITHOUT_TABS.test(path) && !OPEN_CONVERSATION.test(path)

async function hasItsName(page: Page, { path, name }: AppPage): Promise<void> {
  const named = page.locator('main').locator('[data-page-name], h1').first()
  await expect.soft(named, path).toHaveText(name)
  // what is unread may stand before it
  const title = `${RegExp.escape((await named.textContent()) ?? '')} · Mesob`
  await expect.soft(page, path).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title}$`))
}

const PHONE = { width: 390, height: 844 }
/** A row of the buttons of the header, with its line. */
const ONE_ROW = 72

/** With letters of twice the size a phone needs not be pushed sideways, and the header is still one row. */
async function fitsLargeLetters(page: Page, name: string): Promise<void> {
  await resize(page, PHONE)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  expect.soft(await widerThan(page, PHONE.width), `${name}, letters of twice the size`).toEqual([])
  // an open conversation has none on a phone
  for (const header of await page.getByRole('banner').all())
    expect.soft((await header.boundingBox())?.height ?? 0, `${name}, header`).toBeLessThanOrEqual(ONE_ROW)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Nothing is wider than its room with large letters, and on the narrowest phone. */
async function fits(page: Page, { path }: AppPage): Promise<void> {
  await fitsLargeLetters(page, path)
  await resize(page, NARROW)
  await expect.soft(tabBar(page), path).toBeVisible({ visible: hasTabs(path) })
  expect.soft(await tooWide(page), path).toEqual([])
}

/** Axe sees each page once, in one language, theme and size; npm run test:a11y: in all of them. */
const combinationsOf = (index: number) =>
  EVERY ? COMBINATIONS : COMBINATIONS.filter((_, at) => at === index % COMBINATIONS.length)

async function isAccessible(page: Page, { path }: AppPage, language: string, index: number): Promise<void> {
  for (const { theme } of combinationsOf(index).filter((one) => one.language === language)) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect.soft(await faults(page), `${path}, ${language}, ${theme}`).toEqual([])
  }
}

for (let walk = 0; walk < WALKS; walk++)
  test(`every page is called, fits, is accessible and speaks as it should: walk ${walk + 1} of ${WALKS}`, async ({
    page,
    baseURL,
    isMobile,
  }, { project }) => {
    test.setTimeout(EVERY ? 1_800_000 : 600_000)
    const url = baseURL ?? ''
    const size = page.viewportSize() ?? NARROW
    const found = complaints(page)
    await page.goto('/')
    const all = [...(await appPages(url)), ...(await listingPages(url))]
    const ofThisSize = all.filter((_, index) => EVERY || index % SIZES.length === SIZES.indexOf(project.name))
    const mine = ofThisSize.filter((_, index) => index % WALKS === walk)
    await visit(page, url, mine, async (shown) => {
      const index = ofThisSize.indexOf(shown)
      await hasItsName(page, shown)
      await expect.soft(tabBar(page), shown.path).toBeVisible({ visible: isMobile && hasTabs(shown.path) })
      await isAccessible(page, shown, 'en', index)
      if (isMobile) expect.soft(await smallTargets(page), shown.path).toEqual([])
      await fits(page, shown)
      await speak(page, 'am')
      await settle(page)
      await fitsLargeLetters(page, `${shown.path}, in Amharic`)
      await resize(page, NARROW)
      expect.soft(await strangeWords(page), `${shown.path}, narrow`).toEqual([])
      expect.soft(await tooWide(page), `${shown.path}, in Amharic`).toEqual([])
      await resize(page, size)
      expect.soft(await strangeWords(page), shown.path).toEqual([])
      await isAccessible(page, shown, 'am', index)
      for (const language of TRIAL_LANGUAGES) {
        await speak(page, language)
        await settle(page)
        await resize(page, NARROW)
        expect.soft(await strangeWords(page, language), `${shown.path}, ${language}`).toEqual([])
        expect.soft(await tooWide(page), `${shown.path}, ${language}`).toEqual([])
        await resize(page, size)
      }
    })
    expect(found).toEqual([])
  })
