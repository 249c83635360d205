import { readSite } from '#contract/site/read-site.ts'
import type { Site } from '#contract/site/site.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'

/** Nobody has said more about themselves than they must. */
export const siteOf = (given: Partial<Site> = {}): Site => ({
  operator: { name: 'Mesob', address: null, email: null, phone: null },
  copyrightHolder: 'Mesob contributors',
  storeLinks: { apple: null, google: null },
  anonKey: 'public',
  demo: false,
  production: false,
  sells: false,
  sellsInApp: true,
  closedParts: [],
  closedCategories: [],
  mapTiles: null,
  assistant: { answers: true, translates: false, transcribes: false },
  ...given,
})

/** A server that only says who runs the site. */
export function serveSite(given: Partial<Site> = {}): void {
  setTransport({ fetch: fakeServer(fake(readSite)(() => siteOf(given))) })
}
