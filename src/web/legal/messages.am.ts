import type { Words } from '#web/platform/words.ts'
import type { legalEn } from './messages.en.ts'

export const legalAm: Words<typeof legalEn> = {
  title: 'መሶብ',
}
