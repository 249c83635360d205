import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Excerpt } from './ask-excerpt.ts'

const EXCERPT_WORDS: Record<InterfaceLanguage, Record<Exclude<Excerpt['kind'], 'text'>, string>> = {
  en: {
    photo: '📷 Photo',
    voice: '🎤 Voice message',
    offer: 'Made an offer',
    viewing: 'Proposed a time to come and look',
  },
  am: { photo: '📷 ፎቶ', voice: '🎤 የድምፅ መልእክት', offer: 'የዋጋ ሐሳብ አቅርቧል', viewing: 'መጥቶ ለማየት ጊዜ ጠይቋል' },
}

/** What was written, or what it is instead of words. */
export const writeExcerpt = (excerpt: Excerpt, language: InterfaceLanguage): string =>
  excerpt.kind === 'text' ? excerpt.text : EXCERPT_WORDS[language][excerpt.kind]
