import type { Words } from '#web/platform/language/words.ts'
import type { recentEn } from './messages.en.ts'

export const recentAm: Words<typeof recentEn> = { title: 'በቅርብ ያዩዋቸው' }
