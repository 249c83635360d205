import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import type { WireRequest } from '#server/platform/wire.ts'

/** The language of ?lang=, or null where none of ours is asked for. */
export const readAskedLanguage = ({ query }: Pick<WireRequest, 'query'>): InterfaceLanguage | null =>
  INTERFACE_LANGUAGES.find((language) => language === query['lang']) ?? null
