import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { BARE_ENTRY, readEntry } from './document-view.ts'
import { serveEventPage } from './groups/serve-event-page.ts'
import { serveGroupPage } from './groups/serve-group-page.ts'
import { newAnswerCard } from './image/answer-card.ts'
import { serveEventCard } from './image/serve-event-card.ts'
import { serveGroupCard } from './image/serve-group-card.ts'
import { serveListingCard } from './image/serve-listing-card.ts'
import { servePostPage } from './posts/serve-post-page.ts'
import { serveFeed } from './serve-feed.ts'
import { serveListingPage } from './serve-listing-page.ts'
import { serveOembed } from './serve-oembed.ts'
import { serveSiteCard, serveSitePage } from './serve-site-page.ts'
import { serveRobots, serveSitemap, serveSitemapPart } from './serve-sitemap.ts'

/** @param index the built index.html of the app; null where no app is served */
export function sharingRoutes(platform: Platform, index: string | null): WireRoute[] {
  const entry = readEntry(index)
  const answerCard = newAnswerCard(platform)
  return [
    // one that has no places for ours stays as it is
    ...(entry === BARE_ENTRY ? [] : [serveSitePage(platform, entry)]),
    serveSiteCard(),
    serveListingPage(platform, entry),
    serveListingCard(platform, answerCard),
    serveGroupPage(platform, entry),
    serveGroupCard(platform, answerCard),
    serveEventPage(platform, entry),
    serveEventCard(platform, answerCard),
    servePostPage(platform, entry),
    serveSitemap(platform),
    serveSitemapPart(platform),
    serveRobots(platform),
    serveFeed(platform),
    serveOembed(platform),
  ]
}
