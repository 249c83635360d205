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
    device: 'ይህ መሣሪያ',
    haptics: 'ንዝረት',
    hapticsHint: 'ሲያስቀምጡ፣ ሲልኩ ወይም ሲመርጡ አጭር ንዝረት ይሰማዎታል።',
    lowData: 'መረጃ ይቆጥቡ',
    lowDataHint: 'ያነሱ ምስሎች ይታያሉ፤ ከመጠየቅዎ በፊትም ምንም አይጫንም።',
    hint: 'እነዚህ ሁሉ የዚህ መሣሪያ ናቸው፤ ሲወጡም ይቆያሉ።',
  },
  leaving: {
    title: 'ገና ያልተላከ ነገር አለ',
    text: '{n, plural, one {ያለ ግንኙነት የጻፉት ወይም ያስቀመጡት # ነገር ይጠፋል።} other {ያለ ግንኙነት የጻፏቸው ወይም ያስቀመጧቸው # ነገሮች ይጠፋሉ።}}',
    wait: 'እስኪላክ ጠብቀው ይውጡ',
    waiting: 'በመጠበቅ ላይ…',
    anyway: 'ሆኖም ይውጡ',
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
