import type { Words } from '#web/platform/language/words.ts'
import type { saidEn } from './messages.en.ts'

export const saidAm: Words<typeof saidEn> = {
  money: '{n} {currency}',
  per: {
    hour: '{amount} በሰዓት',
    day: '{amount} በቀን',
    night: '{amount} በአዳር',
    week: '{amount} በሳምንት',
    month: '{amount} በወር',
    year: '{amount} በዓመት',
  },
  from: 'ከ{amount} ጀምሮ',
  between: 'ከ{from} እስከ {to}',
  about: '{amount} ገደማ',
  miles: '{n, number} ማይል',
  kilometers: '{n, number} ኪሎ ሜትር',
  justNow: 'አሁን',
  minutes: 'ከ{n, number} ደቂቃ በፊት',
  hours: 'ከ{n, number} ሰዓት በፊት',
  days: 'ከ{n, number} ቀን በፊት',
  weeks: 'ከ{n, number} ሳምንት በፊት',
  months: 'ከ{n, number} ወር በፊት',
}
