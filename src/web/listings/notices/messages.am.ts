import type { Words } from '#web/platform/language/words.ts'
import type { listingNoticeWordsEn } from './messages.en.ts'

export const listingNoticeWordsAm: Words<typeof listingNoticeWordsEn> = {
  favorite_price_drop: 'የ“{title}” ዋጋ ከ{was} ወደ {now} ወርዷል።',
  favorite_reserved: '“{title}” ተይዟል።',
  favorite_back: '“{title}” እንደገና ቀርቧል።',
  favorite_ending: '“{title}” በ{date} ያበቃል።',
  search_matches: '{count, plural, one {ለ“{name}” # አዲስ ማስታወቂያ} other {ለ“{name}” # አዲስ ማስታወቂያዎች}}።',
  search_paused: '“{name}” የሚለውን ለ60 ቀናት ማንም ስላልከፈተው መፈለግ አቁመናል። ለመቀጠል ይክፈቱት።',
  own_listing_ending: 'ማስታወቂያዎ “{title}” በ{date} ያበቃል። አሁንም ካለ ያድሱት።',
  listing_approved: '“{title}” ጸድቋል።',
  listing_changes_requested: 'እባክዎ በ“{title}” ላይ ማስተካከያ ያድርጉ።',
  listing_rejected: '“{title}” ተቀባይነት አላገኘም።',
  more: 'እና ሌሎችም',
}
