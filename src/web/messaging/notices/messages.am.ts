import type { Words } from '#web/platform/language/words.ts'
import type { messageNoticeWordsEn } from './messages.en.ts'

export const messageNoticeWordsAm: Words<typeof messageNoticeWordsEn> = {
  messages:
    '{from, select, none {} other {ከ{from} }}{count, plural, one {# አዲስ መልእክት} other {# አዲስ መልእክቶች}}።',
}
