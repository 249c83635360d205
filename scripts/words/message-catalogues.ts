import type { TranslatedLanguage } from '#contract/language/reviewed-share.ts'

/** Names and the beginnings of addresses stay as they are in Amharic; everything else is said in Ethiopic letters. */
export const UNTRANSLATED =
  /\b(AVIF|English|HEIC|JPEG|PNG|SQL|WebP|Telegram|WhatsApp|QR|PDF|App Store|Google Play|Natural Earth|US Census)\b|https?:\/\//g

/** More than a name, which may be the same in both. */
const SENTENCE = /\p{L}{2,} \p{L}{2,}/u

const PLURALS = ['plural', 'selectordinal', 'select']

export interface ReadMessage {
  /** Names of its arguments and, with angle brackets, of its tags. */
  needs: Set<string>
  /** All that is said beside the arguments, in every plural form. */
  words: string
}

/** Reads an ICU message; throws a sentence where braces do not fit. */
export function readMessage(message: string): ReadMessage {
  const needs = new Set<string>()
  let words = ''
  let at = 0

  const skip = (pattern: RegExp) => {
    const found = pattern.exec(message.slice(at))
    at += found?.[0].length ?? 0
    return found
  }
  const closeBrace = () => {
    if (!skip(/^[^{}]*\}/)) throw new Error(`a brace is left open in '${message}'`)
  }

  const readArgument = () => {
    const [, name, kind] = skip(/^\s*(\w+)\s*(?:,\s*(\w+)\s*)?/) ?? []
    if (name === undefined) throw new Error(`an argument without a name in '${message}'`)
    needs.add(name)
    if (kind !== undefined && PLURALS.includes(kind)) {
      while (skip(/^[\s,]*(?:offset:\d+\s*)?[=\w-]+\s*\{/)) {
        readText()
        closeBrace()
      }
    }
    closeBrace()
  }

  const readText = () => {
    for (;;) {
      words += skip(/^(?:[^{}<']|'(?![{}])|'[{}][^']*'?)+/)?.[0] ?? ''
      const tag = skip(/^<\/?(\w+)\/?>/)
      if (tag) needs.add(`<${tag[1]}>`)
      else if (skip(/^\{/)) readArgument()
      else if (!skip(/^</)) return
    }
  }

  readText()
  if (at < message.length) throw new Error(`a closing brace too many in '${message}'`)
  return { needs, words }
}

/** Every message with its path, such as ['card.free', 'Free']. */
function messagesOf(catalogue: unknown, path = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[path, catalogue]]
  if (typeof catalogue !== 'object' || catalogue === null) return [[path, '']]
  return Object.entries(catalogue).flatMap(([key, value]) => messagesOf(value, path ? `${path}.${key}` : key))
}

/** Afaan Oromo is written in Latin letters, the others are not. */
const isInItsLetters = (text: string, language: TranslatedLanguage) =>
  language === 'om' || !/\p{L}/u.test(text) || /\p{Script=Ethiopic}/u.test(text)

function compareMessage(en: string, translated: string, language: TranslatedLanguage): string[] {
  const problems: string[] = []
  try {
    const [wanted, given] = [readMessage(en), readMessage(translated)]
    const different = [...wanted.needs.symmetricDifference(given.needs)]
    if (different.length > 0) problems.push(`arguments differ: ${different.join(', ')}`)
    const withoutExempt = given.words.replaceAll(UNTRANSLATED, '')
    if (!isInItsLetters(withoutExempt, language)) problems.push(`no Ethiopic letter in '${translated}'`)
    if (language === 'om' && translated === en && SENTENCE.test(withoutExempt))
      problems.push(`'${translated}' is English`)
    if (given.words.trim() === '' && wanted.words.trim() !== '') problems.push('says nothing')
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  return problems
}

/** Where a catalogue does not say what the English one says: keys, arguments, letters. */
export function compareCatalogues(
  en: unknown,
  translated: unknown,
  language: TranslatedLanguage = 'am',
): string[] {
  const wanted = new Map(messagesOf(en))
  const given = new Map(messagesOf(translated))
  return [
    ...[...wanted.keys()].filter((key) => !given.has(key)).map((key) => `${key}: missing`),
    ...[...given.keys()].filter((key) => !wanted.has(key)).map((key) => `${key}: not in English`),
    ...[...wanted].flatMap(([key, message]) => {
      const text = given.get(key)
      return text === undefined
        ? []
        : compareMessage(message, text, language).map((problem) => `${key}: ${problem}`)
    }),
  ]
}
