import type { Words } from '#web/platform/language/words.ts'
import type { favoritesEn } from './messages.en.ts'

export const favoritesAm: Words<typeof favoritesEn> = {
  title: 'የተቀመጡ ማስታወቂያዎች',
  lead: 'የሚያዩዋቸው እርስዎ ብቻ ነዎት። ዋጋ ሲቀንስ፣ ሲያዝ፣ ሲመለስ ወይም ሊያበቃ ሲል እናሳውቅዎታለን።',
  byMail: 'በኢሜይልም ያሳውቁኝ',
  mailsFailed: 'ይህን መቀየር አልተቻለም።',
  empty: 'እስካሁን ምንም አላስቀመጡም።',
  emptyMore: 'እዚህ እንደገና ለማግኘት ማስታወቂያው ላይ ያለውን የልብ ምልክት ይንኩ።',
  browse: 'ማስታወቂያዎችን ይመልከቱ',
  remove: '“{title}” የሚለውን ከተቀመጡ ማስታወቂያዎች ያስወግዱ',
  removeNameless: 'ከተቀመጡ ማስታወቂያዎች ያስወግዱት',
  savedOn: 'የተቀመጠው {ago}',
  outbox: {
    title: 'ገና ያልተላኩ',
    nameless: 'አንድ ማስታወቂያ',
    discard: 'ይተዉት',
  },
  state: {
    active: 'አለ',
    reserved: 'ተይዟል',
    expired: 'አብቅቷል',
    fulfilled: 'ተወስዷል',
    hidden: 'ለጊዜው አይታይም',
    gone: 'ከአሁን በኋላ የለም',
  },
}
