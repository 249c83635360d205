import type { Words } from '#web/platform/language/words.ts'
import type { conversationEn } from './messages.en.ts'

export const conversationAm: Words<typeof conversationEn> = {
  to: 'ለ{name}',
  left: '{n, plural, =0 {ዛሬ የሚቻለውን ያህል ውይይት ጀምረዋል። እባክዎ ነገ ይመለሱ።} one {ዛሬ አንድ ተጨማሪ ውይይት መጀመር ይችላሉ።} other {ዛሬ # ተጨማሪ ውይይቶች መጀመር ይችላሉ።}}',
  settle: 'ይያዙት ወይም ይዝጉት',
  reserved: 'ተይዟል',
  toListing: 'ማስታወቂያውን ይመልከቱ',
  notOffered: 'ከእንግዲህ የለም',
  chat: {
    title: 'የቡድን ውይይት',
    lead: 'የሚፈልጉ ሁሉ እዚህ ይነጋገራሉ፦ ይጠይቁ፣ ይስማሙ፣ አብረው ይሂዱ።',
    count: '{n, plural, =0 {እስካሁን ማንም አልጻፈም} one {# ሰው እዚህ ይነጋገራል} other {# ሰዎች እዚህ ይነጋገራሉ}}',
    join: 'ውይይቱን ይቀላቀሉ',
    open: 'ውይይቱን ይክፈቱ',
    moderated: 'ውይይቱን የሚመሩት ማስታወቂያውን የለጠፉት ሰው ናቸው። በማንኛውም ጊዜ መውጣት ይችላሉ።',
    joined: 'ወደ ውይይቱ ገብተዋል።',
  },
}
