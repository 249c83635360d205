import type { LinkPreview } from '#contract/networking/posts/post.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readLink } from './read-link.ts'

export async function previewLink(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { link }: { link: string },
): Promise<{ preview: LinkPreview }> {
  const found = await readLink(platform, link)
  if (found === 'refused') throw new AppError('networking.link-refused')
  if (found === 'unreadable') throw new AppError('networking.link-unreadable')
  return { preview: found }
}
