import type { Words } from '#web/platform/language/words.ts'
import type { reviewEn } from './messages.en.ts'

export const reviewAm: Words<typeof reviewEn> = {
  nowShown: 'አሁን ሌሎች የሚያዩት',
  proposed: 'የታሰበው ለውጥ',
  asWritten: 'እንደተጻፈው',
  changed: 'ተቀይሯል',
  phone: 'ስልክ ቁጥር',
  phoneNow: 'አሁን ያለው ስልክ ቁጥር',
  phoneProposed: 'አዲሱ ስልክ ቁጥር',
  phoneReveal: 'ቁጥሩን ያሳዩ',
  phoneLogged: 'ይህን ቁጥር ማየትዎ ተመዝግቧል።',
  phoneFailed: 'ቁጥሩን ማሳየት አልተቻለም',
  history:
    '{published, plural, =0 {ከዚህ በፊት የወጣ ማስታወቂያ የላቸውም} one {ከዚህ በፊት # ወጥቷል} other {ከዚህ በፊት # ወጥተዋል}}፣ {refused, plural, =0 {የተከለከለ የለም} one {# ተከልክሏል} other {# ተከልክለዋል}}',
  median: 'በዚህ ከተማ ካሉ ተመሳሳይ ቤቶች ግማሾቹ ከ{median} ያነሰ ያስከፍላሉ፤ ይህ የዚያ {percent, number} % ነው።',
  similar: 'ተመሳሳይ ጽሑፍ ያላቸው',
  sameOwner: 'የዚያው ሰው',
  open: 'ገጹን ይክፈቱ',
}
