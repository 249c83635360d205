import type { ChatLanguage } from '#contract/assistant/chat.ts'
import type { DisplayLanguage } from '#contract/language/language.ts'

/** What everything in the assistant is said in: what was chosen there, else what the page speaks. */
export function languageOfChat(chosen: ChatLanguage | null, page: DisplayLanguage): DisplayLanguage {
  if (chosen === null) return page
  return chosen === 'amharic' ? 'am' : 'en'
}
