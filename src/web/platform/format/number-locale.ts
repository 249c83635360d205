import type { InterfaceLanguage } from '#contract/language/language.ts'
import { ARIA_LOCALE } from '#web/platform/language/language.tsx'

/** English as it is written where the decimal mark is a comma. */
const ENGLISH_WITH_COMMA = 'en-SE'

/** How numbers are typed: in the language of the page, with the decimal mark that the device is used to. */
export function numberLocale(language: InterfaceLanguage): string {
  if (language !== 'en') return ARIA_LOCALE[language]
  const parts = new Intl.NumberFormat(navigator.language).formatToParts(0.5)
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return isComma ? ENGLISH_WITH_COMMA : ARIA_LOCALE.en
}
