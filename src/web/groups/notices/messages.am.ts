import type { Words } from '#web/platform/language/words.ts'
import type { groupNoticeWordsEn } from './messages.en.ts'

export const groupNoticeWordsAm: Words<typeof groupNoticeWordsEn> = {
  group_asked: '{person} “{title}” የሚባለውን ቡድን ለመቀላቀል ጠይቀዋል።',
  group_joined: '{person} “{title}” የሚባለውን ቡድን ተቀላቅለዋል።',
  group_approved: 'ጥያቄዎ ጸድቋል፤ አሁን የ“{title}” አባል ነዎት።',
  group_declined: '“{title}” የሚባለውን ቡድን ለመቀላቀል ያቀረቡት ጥያቄ ተቀባይነት አላገኘም። ከአንድ ሳምንት በኋላ እንደገና መጠየቅ ይችላሉ።',
  group_admitted: 'ቦታ ተገኝቷል፤ አሁን የ“{title}” አባል ነዎት።',
  group_led: '“{title}” ለእርስዎ ተላልፏል። አሁን የሚመሩት እርስዎ ነዎት።',
  event_reminder: '{named, select, one {“{title}”} other {የ{group} “{title}”}} በቅርቡ ይጀምራል፦ {when}።',
  event_changed: '{named, select, one {“{title}”} other {የ{group} “{title}”}} ላይ ለውጥ ተደርጓል። አሁን {when} ነው።',
  event_cancelled: '{named, select, one {“{title}”} other {የ{group} “{title}”}} ({when}) ተሰርዟል።',
  event_admitted: 'ቦታ ተገኝቷል፤ {named, select, one {“{title}”} other {በ{group} “{title}”}} ላይ ይገኛሉ፦ {when}።',
}
