import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { BARE_ENTRY, readEntry } from './document-view.ts'
import { serveListingCard } from './image/serve-listing-card.ts'
import { serveListingPage } from './serve-listing-page.ts'
import { serveSiteCard, serveSitePage } from './serve-site-page.ts'
import { serveRobots, serveSitemap, serveSitemapPart } from './serve-sitemap.ts'

/** @param index the built index.html of the app; null where no app is served */
export function sharingRoutes(platform: Platform, index: string | null): WireRoute[] {
  const entry = readEntry(index)
  return [
    // one that has no places for ours stays as it is
    ...(entry === BARE_ENTRY ? [] : [serveSitePage(platform, entry)]),
    serveSiteCard(),
    serveListingPage(platform, entry),
    serveListingCard(platform),
    serveSitemap(platform),
    serveSitemapPart(platform),
    serveRobots(platform),
  ]
}
