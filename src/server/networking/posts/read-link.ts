import { DAY_MS } from '#contract/kit/duration.ts'
import type { LinkPreview } from '#contract/networking/posts/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPublicAddress } from '#server/platform/outside/public-address.ts'
import { literalAddress, readWebAddress } from '#server/platform/outside/web-address.ts'
import { fetchPage, type FetchedPage } from './link-client.ts'
import { readPage } from './page-policy.ts'
import { findPreview, savePreview } from './preview-store.ts'

/** A link of which nothing is known. */
export const bare = (url: string): LinkPreview => ({ url, title: null, description: null, site: null })

/**
 * What stands behind a link, read at most once a day however many ask. It asks the network: never in a transaction.
 * @param fetch reads the page
 */
export async function readLink(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  link: string,
  fetch: (link: string) => Promise<FetchedPage> = (url) => fetchPage(url),
): Promise<LinkPreview | 'refused' | 'unreadable'> {
  if (!isPublicLink(link)) return 'refused'
  if (!config.linkPreviews) return bare(link)
  const at = clock.now()
  const yesterday = new Date(at.getTime() - DAY_MS)
  const known = await findPreview(db, link, yesterday)
  if (known) return known.preview ?? 'unreadable'
  const page = await fetch(link)
  if (page === 'refused') return page
  const preview = viewPage(link, page)
  await savePreview(db, link, { preview, at, before: yesterday })
  return preview ?? 'unreadable'
}

/** As far as the link itself tells: what its name leads to is looked at when it is followed. */
function isPublicLink(link: string): boolean {
  const url = readWebAddress(link)
  const address = url && literalAddress(url)
  return url !== null && (address === null || isPublicAddress(address))
}

/** Null for a page without a title. */
function viewPage(url: string, page: { html: string } | 'unreadable'): LinkPreview | null {
  if (page === 'unreadable') return null
  const facts = readPage(page.html)
  return facts.title === null ? null : { url, ...facts }
}
