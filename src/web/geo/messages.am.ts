import type { Words } from '#web/platform/language/words.ts'
import type { geoEn } from './messages.en.ts'

export const geoAm: Words<typeof geoEn> = {
  whereFrom: 'ከየት ሆነው ይፈልጋሉ?',
  nearCity: 'በ{place} አቅራቢያ',
  chooseCity: 'ከተማዎን ይምረጡ',
  placeholder: 'ከተማ',
  open: 'ከተሞችን ያሳዩ',
  searching: 'በመፈለግ ላይ…',
  none: 'በዚህ ስም ከተማ የለም።',
  failed: 'ከተሞቹ ሊጫኑ አልቻሉም።',
  locate: 'ያለሁበትን ቦታ ይጠቀሙ',
  locating: 'ያሉበትን ቦታ በመፈለግ ላይ…',
  denied: 'መሣሪያዎ ያሉበትን ቦታ አልሰጠም። እባክዎ ከተማ ይምረጡ።',
  nothingNear: 'በዝርዝራችን ውስጥ በአቅራቢያዎ ከተማ የለም። እባክዎ አንድ ይምረጡ።',
  map: {
    canvas: 'ካርታ፦ በቀስት ቁልፎች ይንቀሳቀሳል',
    zoomIn: 'ያቅርቡ',
    zoomOut: 'ያርቁ',
    credit: 'ካርታ፦ Natural Earth · US Census',
    choose: 'በካርታ ላይ ይምረጡ',
    move: 'ምልክቱ ቦታው ላይ እስኪቆም ድረስ ካርታውን ያንቀሳቅሱ።',
    take: 'እዚህ ያለውን ከተማ ይጠቀሙ',
    taking: 'በመፈለግ ላይ…',
    none: 'በዝርዝራችን ውስጥ ከምልክቱ አጠገብ ከተማ የለም።',
    impossible: 'ይህ መሣሪያ ካርታ ማሳየት አይችልም። እባክዎ የከተማውን ስም ይጻፉ።',
  },
  unreachable: 'ከተማው አሁን ሊገኝ አልቻለም። እባክዎ አንድ ይምረጡ።',
}
