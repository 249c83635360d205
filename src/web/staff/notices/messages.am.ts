import type { Words } from '#web/platform/language/words.ts'
import type { staffNoticeWordsEn } from './messages.en.ts'

export const staffNoticeWordsAm: Words<typeof staffNoticeWordsEn> = {
  broadcast: 'ከመሶብ የመጣ ዜና',
}
