import type { Words } from '#web/platform/words.ts'
import type { profilesEn } from './messages.en.ts'

export const profilesAm: Words<typeof profilesEn> = {
  title: 'መገለጫ',
}
