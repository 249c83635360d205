import type { Words } from '#web/platform/language/words.ts'
import type { socialEn } from './messages.en.ts'

export const socialAm: Words<typeof socialEn> = {
  title: 'ማኅበራዊ',
  photo: 'የእርስዎ ፎቶ',
  datingOffline: 'የፍቅር ጓደኛ ገጽ በዚህ መሣሪያ ላይ አይቀመጥም',
  datingOfflineMore: 'ይህን መሣሪያ የሚያነሳ ሰው እዚህ አያገኘውም። ግንኙነት እንደተገኘ ይከፈታል።',
  tabs: 'የዚህ ገጽ ክፍሎች',
  tab: { dating: 'የፍቅር ጓደኛ', groups: 'ቡድኖች', networking: 'የሙያ ትስስር' },
}
