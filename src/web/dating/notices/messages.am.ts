import type { Words } from '#web/platform/language/words.ts'
import type { datingNoticeWordsEn } from './messages.en.ts'

export const datingNoticeWordsAm: Words<typeof datingNoticeWordsEn> = {
  dating_match: 'እርስዎና {name} ተዋድዳችኋል።',
}
