import type { Words } from '#web/platform/language/words.ts'
import type { compareEn } from './messages.en.ts'

export const compareAm: Words<typeof compareEn> = {
  add: '“{title}” የሚለውን ያወዳድሩ',
  short: 'ያወዳድሩ',
  full: 'በአንድ ጊዜ ማወዳደር የሚቻለው {n, plural, one {# ማስታወቂያ} other {# ማስታወቂያዎች}} ነው። መጀመሪያ አንዱን ያስወግዱ።',
  oneMore: 'ለማወዳደር ሌላ ይምረጡ',
  show: '{n, number} ያወዳድሩ',
  clear: 'ማወዳደሩን ይሰርዙ',
  title: 'ጎን ለጎን',
  listing: 'ማስታወቂያ',
  price: 'ዋጋ',
  place: 'ቦታ',
  remove: '“{title}” የሚለውን ያስወግዱ',
  missing: '{n, plural, one {# ማስታወቂያ} other {# ማስታወቂያዎች}} ከእንግዲህ የለም።',
}
