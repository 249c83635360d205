import { type Browser, devices, type Page } from '@playwright/test'
import { untilLed, untilStored } from '../../e2e/installed.ts'
import { settle } from '../../e2e/pages.ts'
import { median } from '../report.ts'

/** How long a visit takes, measured in the page itself. Milliseconds. */
export type Visit = (page: Page) => Promise<number>

/** The middle of so many visits, each by somebody with a phone who has never been here. */
export async function timeVisits(browser: Browser, url: string, runs: number, visit: Visit): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-US', baseURL: url })
    try {
      const page = await context.newPage()
      await page.goto('/#/')
      await settle(page)
      times.push(await visit(page))
    } finally {
      await context.close()
    }
  }
  return median(times)
}

/** Coming back without a connection, until the listings of the home page are read. */
export const returnOffline: Visit = async (page) => {
  const listing = page.getByRole('region', { name: 'Featured Listings' }).getByRole('article').first()
  const title = (await listing.getByRole('heading').textContent()) ?? ''
  await untilLed(page)
  await untilStored(page, title)
  await page.context().setOffline(true)
  await page.goto('about:blank')
  await page.addInitScript((words) => {
    const look = () => {
      const isThere = [...document.querySelectorAll('main article')].some(
        (article) => article.checkVisibility() && article.textContent.includes(words),
      )
      if (isThere) performance.mark('content')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, title)
  await page.goto('/#/', { waitUntil: 'commit' })
  return untilMarked(page, 'content')
}

/** Choosing Amharic for the first time, until the heading is in it. A page that loads anew would never be marked. */
export const changeLanguage: Visit = async (page) => {
  const english = await page.locator('main h1').first().textContent()
  await page.getByRole('button', { name: 'Language' }).click()
  const amharic = page.getByRole('menuitemradio', { name: 'አማርኛ' })
  await amharic.waitFor()
  await page.evaluate((before) => {
    const look = () => {
      const heading = document.querySelector('main h1')
      const isAmharic = document.documentElement.lang === 'am' && heading && heading.textContent !== before
      if (isAmharic) performance.mark('amharic')
      else requestAnimationFrame(look)
    }
    const onPress = () => {
      performance.mark('pressed')
      look()
    }
    addEventListener('pointerup', onPress, { capture: true, once: true })
  }, english)
  await amharic.click()
  const shown = await untilMarked(page, 'amharic')
  return shown - (await untilMarked(page, 'pressed'))
}

/** When a mark was made: milliseconds after the page was asked for. */
async function untilMarked(page: Page, name: string): Promise<number> {
  const found = await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark, 'mark')[0]?.startTime,
    name,
  )
  const at = await found.jsonValue()
  if (at === undefined) throw new Error(`The page has not come to “${name}”.`)
  return at
}
