import type { Words } from '#web/platform/language/words.ts'
import type { networkingNoticeWordsEn } from './messages.en.ts'

export const networkingNoticeWordsAm: Words<typeof networkingNoticeWordsEn> = {
  connection_asked: '{person} ከእርስዎ ጋር ለመገናኘት ጠይቀዋል።',
  connection_accepted: '{person} ጥያቄዎን ተቀብለዋል። አሁን ተገናኝተዋል።',
  post_commented: '{person} በጽሑፍዎ ላይ አስተያየት ሰጥተዋል።',
  comment_answered: '{person} ለአስተያየትዎ መልስ ሰጥተዋል።',
  mentioned: '{person} እርስዎን ጠቅሰዋል።',
}
