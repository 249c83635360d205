import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { askedLater, chunksNamed, withImports, WITH_TABS } from '../scripts/build/built-files.ts'
import { ROOT } from '../scripts/repository.ts'
import { expect } from './world.ts'

/** Milliseconds; also for who asks outside of a story. */
const PERSIST_TIMEOUT = 20_000

// `waitForFunction` takes the promise of an async predicate for a yes.

/** The worker leads the page, and what was fetched before it did is kept too. */
export async function untilLed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
  expect(fetched).not.toEqual([])
  await untilCached(page, fetched)
}

/** The worker has kept of its own accord what people reach for next, with all that it imports. */
export async function untilNextIsCached(page: Page): Promise<void> {
  await untilLed(page)
  const build = join(ROOT, 'dist/web')
  const pages = ['about-page', 'auth-page', 'language-choices', 'side-menu', 'social-page']
  const tabs = askedLater(build, chunksNamed(build, WITH_TABS))
  await untilCached(
    page,
    withImports(build, [...chunksNamed(build, pages), ...tabs]).map((path) => `/${path}`),
  )
}

/** These files of the build are on the device. */
async function untilCached(page: Page, paths: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (all) => {
      const stored = await Promise.all(all.map((path) => caches.match(path)))
      return all.filter((_, index) => stored[index] === undefined)
    }, paths)
  await expect.poll(missing, { message: 'files that are not kept yet', timeout: PERSIST_TIMEOUT }).toEqual([])
}

/** These words stand in something that the device keeps: answers are put down after they are shown. */
export async function untilStored(page: Page, words: string): Promise<void> {
  const isStored = () =>
    page.evaluate(
      async (wanted) => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result))
            request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
          })
        for (const { name } of await indexedDB.databases()) {
          const database = await done(indexedDB.open(name ?? ''))
          const stores = [...database.objectStoreNames]
          const rows = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()))
          const text = JSON.stringify(await Promise.all(rows))
          database.close()
          if (text.includes(wanted)) return true
        }
        return false
      },
      JSON.stringify(words).slice(1, -1),
    )
  await expect.poll(isStored, { message: `“${words}” is on the device`, timeout: PERSIST_TIMEOUT }).toBe(true)
}
