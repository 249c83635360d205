import type { Words } from '#web/platform/language/words.ts'
import type { paymentNoticeWordsEn } from './messages.en.ts'

export const paymentNoticeWordsAm: Words<typeof paymentNoticeWordsEn> = {
  payment_received: 'ለ“{title}” የከፈሉት ደርሶናል',
  payment_failed: 'ለ“{title}” ያደረጉት ክፍያ አልተሳካም',
  payment_refunded: 'ለ“{title}” የከፈሉት እየተመለሰ ነው',
  payment_waits: '“{title}” ተከፍሏል፣ ግን ከመውጣቱ በፊት መለወጥ አለበት',
  payment_problem:
    'ትዕዛዝ #{number}፦ {problem, select, wrong_amount {ከታዘዘው የተለየ ገንዘብ ተከፍሏል} refund_failed {ተመላሹ ገንዘብ አልደረሰም} other {ገዢው ክፍያውን ተከራክሯል}}',
  payment_unknown: 'እዚህ ለሌለ ትዕዛዝ ክፍያ ደርሷል። በክፍያ አገልግሎቱ ይፈልጉት።',
  promotion_ended: 'የ“{title}” ማስተዋወቅ አብቅቷል',
}
