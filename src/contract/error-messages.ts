import type { ErrorCode } from './error-codes.ts'
import { ERROR_MESSAGES_AM } from './error-messages.am.ts'
import { ERROR_MESSAGES_EN } from './error-messages.en.ts'
import { LATER_ERROR_MESSAGES_AM } from './later-error-messages.am.ts'
import { LATER_ERROR_MESSAGES_EN } from './later-error-messages.en.ts'
import type { InterfaceLanguage } from './language/language.ts'

/** One file per language, so that the web app loads only the reader's; a code without its sentences does not compile. */
const ERROR_MESSAGES: Record<InterfaceLanguage, Record<ErrorCode, string>> = {
  en: { ...ERROR_MESSAGES_EN, ...LATER_ERROR_MESSAGES_EN },
  am: { ...ERROR_MESSAGES_AM, ...LATER_ERROR_MESSAGES_AM },
}

/** The sentence with its {placeholders} taken from the details of the refusal. */
export function errorMessage(language: InterfaceLanguage, code: ErrorCode, details?: unknown): string {
  const values =
    typeof details === 'object' && details !== null ? new Map(Object.entries(details)) : new Map()
  return ERROR_MESSAGES[language][code].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values.get(name) ?? ''),
  )
}
