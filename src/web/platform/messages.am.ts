import type { platformEn } from './messages.en.ts'
import type { Words } from './language/words.ts'

export const platformAm: Words<typeof platformEn> = {
  format: {
    now: 'አሁን',
    minutes: '{n, number} ደቂቃ',
    hours: '{n, number} ሰዓት',
    days: '{n, number} ቀን',
    weeks: '{n, number} ሳምንት',
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
