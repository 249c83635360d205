import type { Words } from '#web/platform/language/words.ts'
import type { uiEn } from './messages.en.ts'

export const uiAm: Words<typeof uiEn> = {
  loading: 'በመጫን ላይ...',
  more: 'ተጨማሪ ያሳዩ',
  retry: 'እንደገና ይሞክሩ',
  undo: 'ይመልሱ',
  close: 'ይዝጉ',
  cancel: 'ይቅር',
  choose: 'ይምረጡ',
  error: {
    title: 'ችግር ተፈጥሯል',
    text: 'ይቅርታ፣ ያልተጠበቀ ችግር ተፈጥሯል። እባክዎ ገጹን ያድሱ።',
    refresh: 'ገጹን ያድሱ',
    load: 'ይህ ሊጫን አልቻለም።',
  },
  offline: {
    title: 'ከኢንተርኔት ጋር አልተገናኙም',
    text: 'ይህ ገጽ ገና በመሣሪያዎ ላይ የለም። ግንኙነት እንደተመለሰ ይከፈታል።',
  },
  comingSoon: {
    title: 'በቅርቡ ይጠብቁን!',
    text: 'ይህ አገልግሎት በመሠራት ላይ ነው። እባክዎ በቅርቡ ተመልሰው ይመልከቱ።',
    back: 'ወደ መነሻ ይመለሱ',
  },
  notFound: {
    title: 'ገጹ አልተገኘም',
    text: 'በዚህ አድራሻ ምንም የለም። ተዛውሮ ወይም ተነሥቶ ሊሆን ይችላል።',
    back: 'ወደ መነሻ ይመለሱ',
  },
  language: { label: 'ቋንቋ', trial: 'ለሙከራ' },
  theme: { label: 'ገጽታ', system: 'እንደ መሣሪያው', light: 'ብርሃን', dark: 'ጨለማ' },
  leave: {
    title: 'ሳያስቀምጡ ይውጡ?',
    text: 'በዚህ ገጽ የቀየሩት ይጠፋል።',
    leave: 'ሳያስቀምጡ ይውጡ',
  },
}
