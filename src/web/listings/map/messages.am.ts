import type { Words } from '#web/platform/language/words.ts'
import type { mapEn } from './messages.en.ts'

export const mapAm: Words<typeof mapEn> = {
  label: 'ማስታወቂያዎቹ ያሉበት ካርታ',
  area: '{place}፦ {n, plural, one {# ማስታወቂያ} other {# ማስታወቂያዎች}}',
  cluster:
    '{place} እና በአቅራቢያው {others, plural, one {# ከተማ} other {# ከተሞች}}፦ {n, plural, one {# ማስታወቂያ} other {# ማስታወቂያዎች}}። ያቅርቡ',
  here: 'እዚህ ይፈልጉ',
  capped: 'አዳዲሶቹ {n, number} ተቆጥረዋል።',
  impossible: 'ይህ መሣሪያ ካርታ ማሳየት አይችልም። ብዙ ማስታወቂያ ያላቸው ከተሞች፦',
}
