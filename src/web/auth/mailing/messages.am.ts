import type { continueEn } from './messages.en.ts'

/** As whom a mailed link continues. */
export const continueAm: Record<keyof typeof continueEn, string> = {
  title: 'እንደ {name} ይቀጥሉ?',
  lead: 'ይህ አገናኝ በዚህ መሣሪያ ላይ ወደዚያ መለያ ያስገባዎታል። መለያው የእርስዎ ካልሆነ፣ ወይም አገናኙን ሌላ ሰው ከላከልዎት፣ አይቀጥሉ።',
  leadOver:
    'አሁን የገቡት እንደ {current} ነው። ከቀጠሉ በምትኩ እንደ {name} ይገባሉ፤ እዚህ የሚያደርጉት ሁሉ በዚያ መለያ ይሆናል። መለያው የእርስዎ ካልሆነ አይቀጥሉ።',
  go: 'ይቀጥሉ',
  leave: 'አይቀጥሉ',
  stay: 'እንደ {current} ይቆዩ',
  home: 'ይቀጥሉ',
  nameless: 'የኢሜይል አድራሻ የሌለው መለያ',
  overTitle: 'ይህ አገናኝ ከእንግዲህ አይሠራም',
  over: 'ጥቅም ላይ ውሏል፣ ጊዜው አልፏል፣ ወይም ይህ ገጽ እንደገና ተጭኗል። ኢሜይሉን እንደገና ይክፈቱ፣ ወይም አዲስ አገናኝ ይጠይቁ።',
}

export const linkFailedAm = {
  title: 'ይህ አገናኝ አይሠራም',
  lead: 'ሙሉ ላይሆን ይችላል። ከኢሜይሉ ሙሉውን ይቅዱ፣ ወይም ይግቡና አዲስ ይጠይቁ።',
}
