import type { CommonErrorCode } from '#contract/kit/errors.ts'
import type { platformEn } from './messages.en.ts'
import type { Words } from './words.ts'

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
  place: {
    unknown: 'ያልታወቀ ቦታ',
    washington: 'ዋሽንግተን',
    denied: 'መሣሪያዎ ያሉበትን ቦታ አልሰጠም። እባክዎ ከተማ ይምረጡ።',
  },
}

export const platformErrorsAm: Record<CommonErrorCode | 'network', string> = {
  'request.invalid': 'አንዳንድ መስኮች ትክክል አይደሉም።',
  'request.malformed': 'ጥያቄው ሊነበብ አልቻለም።',
  'auth.signed-out': 'አልገቡም። እባክዎ መጀመሪያ ይግቡ።',
  'auth.forbidden': 'ይህን ለማድረግ ፈቃድ የለዎትም።',
  'request.unknown-route': 'በዚህ አድራሻ ምንም የለም።',
  'request.in-progress': 'ይኸው ጥያቄ ገና እየተሠራበት ነው።',
  'request.too-large': 'ጥያቄው በጣም ትልቅ ነው።',
  'request.unsupported-type': 'ይህ ዓይነት ይዘት እዚህ ተቀባይነት የለውም።',
  'request.key-reused': 'ይህ ቁልፍ ለሌላ ጥያቄ ጥቅም ላይ ውሏል።',
  'request.too-many': 'በጣም ብዙ ጥያቄዎች ተልከዋል። እባክዎ ቆይተው እንደገና ይሞክሩ።',
  'server.unexpected': 'ችግር ተፈጥሯል',
  'server.unavailable': 'አገልግሎቱ አሁን አይገኝም። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
  'server.storage-full': 'አገልጋዩ ይህን ለማስቀመጥ አሁን ቦታ የለውም።',
  network: 'ግንኙነት የለም። እባክዎ ኢንተርኔትዎን አረጋግጠው እንደገና ይሞክሩ።',
}
