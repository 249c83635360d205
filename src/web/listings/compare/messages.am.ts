import type { Words } from '#web/platform/language/words.ts'
import type { compareEn } from './messages.en.ts'

export const compareAm: Words<typeof compareEn> = {
  add: '“{title}” የሚለውን አወዳድር',
  short: 'አወዳድር',
  full: 'በአንድ ጊዜ ማወዳደር የሚቻለው {n, plural, one {# ማስታወቂያ} other {# ማስታወቂያዎች}} ነው። መጀመሪያ አንዱን ያውጡ።',
  oneMore: 'ለማወዳደር ሌላ ይምረጡ',
  show: '{n, number} አወዳድር',
  clear: 'አንዱንም አታወዳድር',
  title: 'ጎን ለጎን',
  listing: 'ማስታወቂያ',
  price: 'ዋጋ',
  place: 'ቦታ',
  remove: '“{title}” የሚለውን አውጣ',
  missing: '{n, plural, one {# ማስታወቂያ} other {# ማስታወቂያዎች}} ከእንግዲህ የለም።',
}
