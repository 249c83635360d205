import type { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import type { Words } from '#web/platform/words.ts'
import type { listingsEn } from './messages.en.ts'

export const listingsAm: Words<typeof listingsEn> = {
  title: 'ማስታወቂያዎች',
}

export const listingErrorsAm: Record<keyof typeof LISTING_ERRORS, string> = {
  'listings.not-found': 'ይህ ማስታወቂያ አልተገኘም።',
  'listings.gone': 'ይህ ማስታወቂያ ከአሁን በኋላ አይገኝም።',
  'listings.stale': 'አዲስ ቅጂ በሌላ ቦታ ተቀምጧል። እባክዎ ገጹን አድሰው እንደገና ይሞክሩ።',
  'listings.category-fixed': 'ማስታወቂያው ከወጣ በኋላ ምድቡ ሊቀየር አይችልም።',
  'listings.too-many-drafts': 'ብዙ ረቂቆች አሉዎት። እባክዎ መጀመሪያ አንዱን ያውጡ ወይም ያጥፉ።',
  'listings.incomplete': 'ማስታወቂያው ከመውጣቱ በፊት የሚሞሉ ነገሮች ቀርተዋል።',
}
