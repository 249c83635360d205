import type { DisplayLanguage } from '#contract/language/language.ts'

/** Each language by its own name, whatever the page speaks. */
export const LANGUAGE_NAMES: Record<DisplayLanguage, string> = {
  en: 'English',
  am: 'አማርኛ',
  ti: 'ትግርኛ',
  om: 'Afaan Oromoo',
}
