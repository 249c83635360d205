import type { LinkPreview } from '#contract/networking/posts/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { fetchPage, type FetchedPage } from './link-client.ts'
import { readPage } from './page-policy.ts'
import { findPreview, savePreview } from './preview-store.ts'

const DAY_MS = 86_400_000

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

/** Null for a page without a title. */
function viewPage(url: string, page: { html: string } | 'unreadable'): LinkPreview | null {
  if (page === 'unreadable') return null
  const facts = readPage(page.html)
  return facts.title === null ? null : { url, ...facts }
}
