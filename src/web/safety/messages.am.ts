import type { Words } from '#web/platform/words.ts'
import type { safetyEn } from './messages.en.ts'

export const safetyAm: Words<typeof safetyEn> = {
  title: 'ጥቆማ',
  lead: 'ችግሩ ምንድን ነው? እርስዎ እንደነገሩን ከሠራተኞቻችን በቀር ማንም አያውቅም።',
  reason: 'ምክንያት',
  detail: 'ማወቅ ያለብን ነገር (አማራጭ)',
  detailNeeded: 'ማወቅ ያለብን ነገር',
  send: 'ጥቆማውን ላክ',
  done: 'ጥቆማው ተልኳል',
  doneMore: 'ማኅበረሰባችን ደኅንነቱ የተጠበቀ እንዲሆን ስለሚረዱ እናመሰግናለን።',
  already: 'ይህን ከዚህ በፊት ጠቁመዋል። እየተመለከትነው ነው።',
  failed: 'ስህተት',
  received: '{n, plural, one {# ጥቆማ} other {# ጥቆማዎች}}',
  reasons: {
    scam: 'ማጭበርበር',
    fake: 'ሐሰተኛ ወይም የተሳሳተ ማስታወቂያ',
    unavailable: 'ተሽጧል ወይም የለም',
    spam: 'የተደጋገመ ወይም የማይፈለግ',
    wrong_category: 'የተሳሳተ ምድብ',
    prohibited: 'የተከለከለ ዕቃ',
    discrimination: 'በመኖሪያ ወይም በሥራ ላይ አድልዎ',
    harassment: 'ትንኮሳ ወይም ጥላቻ',
    sexual: 'ወሲባዊ ወይም ያልተፈለገ',
    minor_at_risk: 'ለአደጋ የተጋለጠ ልጅ',
    threat: 'ማስፈራሪያ',
    private_information: 'የግል መረጃ',
    impersonation: 'ሌላ ሰው መስሎ መቅረብ ወይም የተሰረቁ ፎቶዎች',
    self_harm: 'ራስን የመጉዳት ስጋት',
    other: 'ሌላ ነገር',
  },
}
