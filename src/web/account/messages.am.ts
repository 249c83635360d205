import type { Words } from '#web/platform/words.ts'
import type { accountEn } from './messages.en.ts'

export const accountAm: Words<typeof accountEn> = {
  title: 'መለያ',
}
