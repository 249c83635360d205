import type { Words } from '#web/platform/language/words.ts'
import type { moderationNoticeWordsEn } from './messages.en.ts'

export const moderationNoticeWordsAm: Words<typeof moderationNoticeWordsEn> = {
  decision_taken:
    '{action, select, remove {ይህ ተወግዷል} move {ይህ ወደ ሌላ ምድብ ተዛውሯል} warn {ማስጠንቀቂያ} strike {ጥፋት ተመዝግቧል} suspend {መለያዎ እስከ {date} ታግዷል} ban {መለያዎ ለዘለቄታው ታግዷል} other {እንደገና ከመለጠፍዎ በፊት እባክዎ ስልክ ቁጥር ያረጋግጡ}}፦ {isNamed, select, yes {“{title}”} other {{subject, select, listing {ማስታወቂያዎ} revision {የማስታወቂያዎ ለውጥ} photo {ፎቶዎ} message {መልእክትዎ} thread {ውይይትዎ} profile {መገለጫዎ} dating_profile {የፍቅር ጓደኛ መገለጫዎ} verification {የፎቶ ማረጋገጫዎ} group {ቡድንዎ} event {ዝግጅትዎ} post {ጽሑፍዎ} comment {አስተያየትዎ} other {መለያዎ}}}}። ይግባኝ ማለት ይችላሉ።',
  appeal_decided:
    '{isOverturned, select, yes {ይግባኝዎ ተቀባይነት አግኝቷል፤ ውሳኔው ተሽሯል።} other {ከቡድናችን ሌላ ሰው ይግባኝዎን ተመልክተዋል፤ ውሳኔው ጸንቷል።}}',
}
