import type { LinkPreview } from '#contract/networking/posts/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { bare, readLink } from './read-link.ts'

/** As it is kept with a post: what cannot be read is a link without words. */
export async function loadPreview(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  link: string,
): Promise<LinkPreview> {
  const found = await readLink(platform, link)
  return typeof found === 'string' ? bare(link) : found
}
