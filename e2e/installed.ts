import type { Page } from '@playwright/test'

/** The worker leads the page, and what was fetched before it did is kept too. */
export async function untilLed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const kept = await (await caches.open('code-files')).keys()
    const wanted = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
    const shell = await (await caches.open('code-shell')).keys()
    return wanted.length > 0 && wanted.length <= kept.length + shell.length
  })
}
