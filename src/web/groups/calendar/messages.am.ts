import type { Words } from '#web/platform/language/words.ts'
import type { groupCalendarEn } from './messages.en.ts'

export const groupCalendarAm: Words<typeof groupCalendarEn> = {
  title: 'የማኅበረሰቡ የቀን መቁጠሪያ',
  lead: 'በ{place} ዙሪያና በኢንተርኔት ያሉ የቡድኖች ዝግጅቶች፣ ከማኅበረሰቡ በዓላት ጋር።',
  leadAnywhere: 'በአቅራቢያዎና በኢንተርኔት ያሉ የቡድኖች ዝግጅቶች፣ ከማኅበረሰቡ በዓላት ጋር።',
  back: 'ሁሉም ቡድኖች',
  previous: 'ያለፈው ወር',
  next: 'የሚቀጥለው ወር',
  today: 'ይህ ወር',
  isToday: 'ዛሬ',
  grid: 'የወሩ ቀናት',
  agenda: 'በየቀኑ',
  toDay: '{date}፣ {n, plural, =0 {ዝግጅት የለም} one {# ዝግጅት} other {# ዝግጅቶች}}',
  others: '{n, plural, one {አንድ ተጨማሪ} other {# ተጨማሪ}}',
  fast: '{name}፦ {from} – {until}',
  none: 'በዚህ ወር ዝግጅት የለም።',
  noneMore: 'ሌላ ወር ይመልከቱ፤ ወይም የራስዎን ቡድን ይመሥርቱ።',
  capped: 'እዚህ ከሚታዩት በላይ ዝግጅቶች አሉ። የአንድን ቡድን ሁሉንም ለማየት ቡድኑን ይክፈቱ።',
}
