import type { Browser, Page } from '@playwright/test'
import { join } from './accounts.ts'
import type { World } from './world.ts'

/** A window of somebody else's, of the same size. */
export async function windowOf(
  name: string,
  near: Page,
  { browser, world }: { browser: Browser; world: World },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(near.url()).origin,
    viewport: near.viewportSize(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await join(page, world, world.newcomer(name))
  return page
}
