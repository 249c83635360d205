import type { platformEn } from './messages.en.ts'
import type { Words } from './language/words.ts'

export const platformAm: Words<typeof platformEn> = {
  format: {
    now: 'አሁን',
    minutes: 'ከ{n, number} ደቂቃ በፊት',
    hours: 'ከ{n, number} ሰዓት በፊት',
    days: 'ከ{n, number} ቀን በፊት',
    weeks: 'ከ{n, number} ሳምንት በፊት',
    miles: '{n} ማይል',
    kilometres: '{n} ኪ.ሜ.',
  },
  network: 'ግንኙነት የለም። እባክዎ ኢንተርኔትዎን አረጋግጠው እንደገና ይሞክሩ።',
  nameless: 'ስም ያልተገለጸ',
  place: {
    unknown: 'ያልታወቀ ቦታ',
    washington: 'ዋሽንግተን',
    denied: 'መሣሪያዎ ያሉበትን ቦታ አልሰጠም። እባክዎ ከተማ ይምረጡ።',
  },
}
