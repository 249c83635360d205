import type { Words } from '#web/platform/words.ts'
import type { notificationsEn } from './messages.en.ts'

export const notificationsAm: Words<typeof notificationsEn> = {
  title: 'ማሳወቂያዎች',
  lead: 'ስለ ማስታወቂያዎችዎና ስላስቀመጧቸው ነገሮች ምን አዲስ ነገር እንዳለ።',
  readAll: 'ሁሉንም እንደተነበበ ምልክት አድርግ',
  unread: 'አዲስ',
  more: 'እና ሌሎችም',
  empty: 'አዲስ ነገር የለም።',
  emptyMore: 'ማስታወቂያ ወይም ፍለጋ ያስቀምጡ፤ አዲስ ነገር ሲኖር እዚህ እንነግርዎታለን።',
  browse: 'ማስታወቂያዎችን ይመልከቱ',
  kinds: {
    favorite_price_drop: 'የ“{title}” ዋጋ ከ{was} ወደ {now} ወርዷል።',
    favorite_reserved: '“{title}” ተይዟል።',
    favorite_back: '“{title}” እንደገና ቀርቧል።',
    favorite_ending: '“{title}” በ{date} ያበቃል።',
    search_matches: '{count, plural, one {ለ“{name}” # አዲስ ማስታወቂያ} other {ለ“{name}” # አዲስ ማስታወቂያዎች}}።',
    search_paused: '“{name}”ን ለ60 ቀናት ማንም ስላልከፈተው መፈለግ አቁመናል። ለመቀጠል ይክፈቱት።',
    messages:
      '{from, select, none {} other {ከ{from} }}{count, plural, one {# አዲስ መልእክት} other {# አዲስ መልእክቶች}}።',
    listing_approved: '“{title}” ጸድቋል።',
    listing_changes_requested: 'እባክዎ በ“{title}” ላይ ማስተካከያ ያድርጉ።',
    listing_rejected: '“{title}” ተቀባይነት አላገኘም።',
  },
  stop: {
    title: 'ኢሜይሎቹ ቆመዋል',
    working: 'እነዚህን ኢሜይሎች በማቆም ላይ…',
    favorites: 'ስላስቀመጧቸው ማስታወቂያዎች ከእንግዲህ ኢሜይል አንልክም። አዲስ ነገርን በመተግበሪያው ውስጥ ያገኛሉ።',
    search: 'ስለዚህ ፍለጋ ከእንግዲህ ኢሜይል አንልክም። አዲስ ነገርን በመተግበሪያው ውስጥ ያገኛሉ።',
    toFavorites: 'የተቀመጡ ማስታወቂያዎች',
    toSearches: 'የተቀመጡ ፍለጋዎች',
  },
}
