import type { Words } from '#web/platform/words.ts'
import type { authEn } from './messages.en.ts'

export const authAm: Words<typeof authEn> = {
  title: 'ይግቡ',
}
