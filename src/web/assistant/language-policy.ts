import type { ChatLanguage } from '#contract/assistant/chat.ts'
import type { DisplayLanguage, InterfaceLanguage } from '#contract/language/language.ts'
import { standInFor } from '#web/platform/language/language.tsx'

/** What everything in the assistant is said in: what was chosen there, else what the page speaks and it answers in. */
export function languageOfChat(chosen: ChatLanguage | null, page: DisplayLanguage): InterfaceLanguage {
  if (chosen === null) return standInFor(page)
  return chosen === 'amharic' ? 'am' : 'en'
}
