import type { Words } from '#web/platform/language/words.ts'
import type { deletionEn } from './messages.en.ts'

/** Of the page that deletes an account. */
export const deletionAm: Words<typeof deletionEn> = {
  title: 'መለያ መሰረዝ',
  lead: 'ሐሳብዎን ለመቀየር {days, number} ቀናት አሉዎት፤ እንደገና ከገቡ መለያዎ እንዳለ ይቆያል።',
  goes: 'የሚጠፋው',
  goesFacts: {
    profile: 'መገለጫዎ፣ ስምዎና ፎቶዎ',
    listings: 'ማስታወቂያዎችዎ ከነምስሎቻቸው',
    security: 'የይለፍ ቃልዎ፣ የመግቢያ ቁልፎችዎና የገቡባቸው መሣሪያዎች ሁሉ',
  },
  stays: 'የሚቆየው',
  staysFacts: {
    orders: 'ትእዛዞችና ደረሰኞች፣ ሕግ እስከሚጠይቀው ጊዜ ድረስ',
    messages: 'ለሌሎች የጻፉት፣ “የተሰረዘ አባል” በሚል ስም',
    shared: 'ሌሎች ለራሳቸው የቀዱት ወይም የያዙት',
  },
  signInFirst: 'እባክዎ ወደሚሰረዘው መለያ ይግቡ።',
  password: 'የይለፍ ቃልዎ',
  passwordHint: 'የይለፍ ቃል አውጥተው አያውቁም? ባዶ ይተዉትና ከዚህ በፊት እንደገና ይግቡ።',
  send: 'መለያዬን ይሰርዙ',
  sure: 'መለያዎ ይሰረዝ?',
  sureText: 'ወዲያውኑ ከሁሉም መሣሪያዎች ይወጣሉ። በ{days, number} ቀናት ውስጥ እንደገና ከገቡ መለያው ይቆያል።',
  requested: 'መለያዎ ይሰረዛል',
  requestedLead: 'በ{date} ሁሉም ይጠፋል። እስከዚያ ድረስ ከገቡ መለያዎ ይቆያል።',
  keep: 'ገብተው መለያዎን ያቆዩ',
}
