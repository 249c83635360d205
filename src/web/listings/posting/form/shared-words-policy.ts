import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { PostingSearch } from '#web/listings/posting/read-posting.ts'

/** Words that another app shared, as the beginning of a listing; empty where none did. */
export function sharedWords({ title, text, url }: PostingSearch): { title?: string; description?: string } {
  const lines = [text, url].filter((line) => line !== undefined)
  return {
    ...(title !== undefined && { title: title.slice(0, LISTING_LIMITS.titleMax) }),
    ...(lines.length > 0 && { description: lines.join('\n').slice(0, LISTING_LIMITS.descriptionMax) }),
  }
}
