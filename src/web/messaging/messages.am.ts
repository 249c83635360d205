import type { Words } from '#web/platform/words.ts'
import type { messagingEn } from './messages.en.ts'

export const messagingAm: Words<typeof messagingEn> = {
  inbox: {
    title: 'መልእክቶች',
  },
}
