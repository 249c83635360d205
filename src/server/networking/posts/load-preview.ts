import type { LinkPreview } from '#contract/networking/posts/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { AppError } from '#server/platform/app-error.ts'
import { bare, readLink } from './read-link.ts'

/**
 * As it is kept with a post: what cannot be read is a link without words.
 * @throws AppError networking.link-refused for one that leads to no public page
 */
export async function loadPreview(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  link: string,
): Promise<LinkPreview> {
  const found = await readLink(platform, link)
  if (found === 'refused') throw new AppError('networking.link-refused')
  return found === 'unreadable' ? bare(link) : found
}
