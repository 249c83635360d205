import { createTranslator } from 'use-intl/core'
import { LOCALE } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'

type Values = Readonly<Record<string, string | number>>
type Write = (values: Values) => string

/** Messages are few and parsing one takes longer than filling it. */
const writers = new Map<string, Write>()

/**
 * A message in ICU syntax with its values, as the web app writes its own: '{count, plural, one {# mail} other {# mails}}'.
 * @throws for a value that the message needs and is not given
 */
export function formatWords(language: InterfaceLanguage, message: string, values: Values = {}): string {
  const key = `${language} ${message}`
  const write = writers.get(key) ?? newWriter(language, message)
  writers.set(key, write)
  return write(values)
}

function newWriter(language: InterfaceLanguage, message: string): Write {
  const translate = createTranslator({
    locale: LOCALE[language],
    messages: { message },
    onError: (error) => {
      throw error
    },
  })
  return (values) => translate('message', values)
}
