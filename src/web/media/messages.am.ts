import type { Words } from '#web/platform/language/words.ts'
import type { mediaEn } from './messages.en.ts'

export const mediaAm: Words<typeof mediaEn> = {
  title: 'ፎቶዎች',
  picker: {
    add: 'ፎቶ ይጨምሩ',
    photo: 'ፎቶ {n, number}',
    cover: 'ሽፋን',
    uploading: 'በመጫን ላይ…',
    waiting: 'በዚህ መሣሪያ ላይ ተቀምጧል፤ በኋላ ይላካል',
    notKept: 'በዚህ መሣሪያ ላይ አልተቀመጠም',
    alt: 'ምን ይታያል?',
    altLabel: 'በፎቶ {n, number} ላይ ምን ይታያል?',
    earlier: 'ፎቶ {n, number}ን ወደ ፊት ያምጡ',
    later: 'ፎቶ {n, number}ን ወደ ኋላ ይውሰዱ',
    retry: 'ፎቶ {n, number}ን እንደገና ይጫኑ',
    remove: 'ፎቶ {n, number}ን ያስወግዱ',
    moved: 'ወደ {n, number}ኛ ቦታ ተዛውሯል።',
    tooMany: 'ቢበዛ {max, number} ፎቶዎች ይገባሉ። የቀሩት አልተካተቱም።',
    missing: '{count, plural, =0 {} one {አንድ ፎቶ ይጎድላል።} other {# ፎቶዎች ይጎድላሉ።}}',
  },
  viewer: {
    label: 'ፎቶዎች',
    previous: 'ያለፈው ፎቶ',
    next: 'ቀጣዩ ፎቶ',
    counter: '{n, number} / {total, number}',
    zoomIn: 'አጉላ',
    zoomOut: 'አሳንስ',
    report: 'ይህን ፎቶ ጠቁም',
  },
}
