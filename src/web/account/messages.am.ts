import type { Words } from '#web/platform/words.ts'
import type { accountEn } from './messages.en.ts'

export const accountAm: Words<typeof accountEn> = {
  title: 'መለያ',
  menu: 'መለያ',
  since: 'ከ{date} ጀምሮ አባል',
  sections: {
    profile: 'መገለጫ',
    notifications: 'ማሳወቂያዎች',
    appearance: 'ቋንቋና መልክ',
    messages: 'መልእክቶችና ግላዊነት',
    security: 'ደኅንነት',
  },
  messages: 'መልእክቶች',
  unread: '{n, plural, one {# ያልተነበበ} other {# ያልተነበቡ}}',
  myListings: 'የእኔ ማስታወቂያዎች',
  favorites: 'የተቀመጡ ማስታወቂያዎች',
  savedSearches: 'የተቀመጡ ፍለጋዎች',
  admin: 'አስተዳዳሪ',
  manager: 'ሥራ አስኪያጅ',
  signOut: 'ይውጡ',
  signingOut: 'በመውጣት ላይ…',
  appearance: {
    tigrinya: 'ትግርኛ (ለሙከራ)',
    tigrinyaText: 'የተተረጎመው በከፊል ብቻ ሲሆን ገና አልተመረመረም። ቀሪው በእንግሊዝኛ ይቆያል።',
    hint: 'እነዚህ ሁሉ የዚህ መሣሪያ ናቸው፤ ሲወጡም ይቆያሉ።',
  },
  reading: {
    calendar: 'የቀን መቁጠሪያ',
    calendars: { gregorian: 'የጎርጎርዮስ', ethiopian: 'የኢትዮጵያ', both: 'ሁለቱም' },
    numerals: 'የኢትዮጵያ ቀኖች ቁጥሮች',
    numeralKinds: { arabic: '1፣ 2፣ 3', geez: 'የግእዝ ቁጥር' },
    clock: 'የሰዓት አቆጣጠር',
    clocks: { usual: 'ከእኩለ ሌሊት', dawn: 'ከንጋት' },
    units: 'ርቀት',
    unitKinds: { auto: 'እንደ አገሩ', miles: 'በማይል', kilometres: 'በኪሎ ሜትር' },
  },
  security: {
    devices: 'የገቡባቸው መሣሪያዎች',
    devicesText: 'የእርስዎ ባልሆነ ስልክ ወይም ኮምፒውተር ገብተዋል? ከዚህ ሆነው ይውጡ።',
    here: 'ከዚህ መሣሪያ ብቻ ይውጡ',
    everywhere: 'ከሁሉም መሣሪያዎች ይውጡ',
    everywhereTitle: 'ከሁሉም መሣሪያዎች ይውጡ?',
    everywhereText: 'ይህን ጨምሮ በእያንዳንዱ መሣሪያ እንደገና መግባት ይኖርብዎታል።',
    delete: 'መለያ ይሰርዙ',
    deleteText: 'የለጠፉት ሁሉ አብሮ ይጠፋል።',
  },
}
