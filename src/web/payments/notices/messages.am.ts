import type { Words } from '#web/platform/language/words.ts'
import type { paymentNoticeWordsEn } from './messages.en.ts'

export const paymentNoticeWordsAm: Words<typeof paymentNoticeWordsEn> = {
  payment_received: 'ለ“{title}” የከፈሉት ደርሶናል',
  payment_failed: 'ለ“{title}” ያደረጉት ክፍያ አልተሳካም',
  payment_refunded: 'ለ“{title}” የከፈሉት እየተመለሰ ነው',
  payment_waits: '“{title}” ተከፍሏል፣ ግን ከመውጣቱ በፊት መለወጥ አለበት',
  promotion_ended: 'የ“{title}” ማስተዋወቅ አብቅቷል',
}
