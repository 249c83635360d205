import { POST_LIMITS } from '#contract/networking/posts/post.ts'
import type { LinkPreview } from '#contract/networking/posts/post.ts'
import { isComing, isLost, type Photo } from '#web/media/public.tsx'

/** What a post carries beside its words: images, or one link. */
export interface Attachments {
  photos: readonly Photo[]
  link: LinkPreview | null
}

export const mayAddImages = ({ photos, link }: Attachments): boolean =>
  link === null && photos.length < POST_LIMITS.imagesMax

export const mayAddLink = ({ photos, link }: Attachments): boolean => link === null && photos.length === 0

/** Why a post cannot be sent yet: an image is on its way, or did not get through. */
export function hindranceOf({ photos }: Attachments): 'uploading' | 'lost' | null {
  if (photos.some(isComing)) return 'uploading'
  return photos.some(isLost) ? 'lost' : null
}

/** An address as people type it: without a scheme it is one of the web. */
export const readAddress = (typed: string): string => {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z0-9+.-]*:/iu.test(address) ? address : `https://${address}`
}
