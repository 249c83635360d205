import { isEthiopic } from './ethiopic-script.ts'
import { foldHomophones } from './ethiopic-syllables.ts'

/** Words written together with the noun that follows: of, in, for, from, like, about, towards, until. */
const PREFIXES = ['እንደ', 'ስለ', 'ወደ', 'እስከ', 'ናይ', 'የ', 'በ', 'ለ', 'ከ', 'ዝ', 'ን', 'ብ']
/** -and, -but, -the (object), -as for. */
const CLITICS = 'ምናንስ'
/** -the, -his, -her, -my, -your. */
const POSSESSIVES = ['ው', 'ዋ', 'ዬ', 'ህ', 'ሽ', 'ዎ']
const PLURAL = /^(.+?)(?:ች|ቹ|ቿ|ቼ|ችን|ችህ|ችሽ|ቻችን|ቻችሁ|ቻቸው)$/
const OUR_YOUR_THEIR = /^(.+?)(?:ችን|ችሁ|ቸው)$/
const PLURAL_OF_TIGRINYA = /^(.+?)ታት$/

/** Vowels as places in a row of the syllabary. */
const U = 1
const A = 3
const E = 4
const NONE = 5
const O = 6

const SHORTEST = 2
const ROWS_BEGIN = 0x1200
const ROWS_END = 0x1358

function vowelOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0
  return code >= ROWS_BEGIN && code < ROWS_END ? (code - ROWS_BEGIN) % 8 : null
}

/** The word with another vowel at its end. */
function ending(word: string, vowel: number): string {
  const last = word.slice(-1)
  const code = (last.codePointAt(0) ?? 0) - (vowelOf(last) ?? 0) + vowel
  return word.slice(0, -1) + String.fromCodePoint(code)
}

function withoutPlural(word: string): string[] {
  const noun = PLURAL.exec(word)?.[1]
  if (noun === undefined) return []
  const bare = noun.slice(0, -1)
  if (noun.endsWith('ዎ')) return [bare, `${bare}ው`]
  return vowelOf(noun.slice(-1)) === O ? [ending(noun, NONE), ending(noun, A)] : []
}

function withoutOwners(word: string): string[] {
  const noun = OUR_YOUR_THEIR.exec(word)?.[1]
  if (noun === undefined) return []
  if (noun.endsWith('ያ')) return [noun.slice(0, -1)]
  return vowelOf(noun.slice(-1)) === A ? [ending(noun, NONE), noun] : []
}

/** The same word with one ending less, by every rule that fits. */
function shorter(word: string): string[] {
  const last = word.slice(-1)
  const bare = word.slice(0, -1)
  const vowel = vowelOf(last)
  const tigrinya = PLURAL_OF_TIGRINYA.exec(word)?.[1]
  return [
    ...(word.length > SHORTEST && (CLITICS.includes(last) || POSSESSIVES.includes(last)) ? [bare] : []),
    ...withoutPlural(word),
    ...withoutOwners(word),
    ...(vowel === U || vowel === E ? [ending(word, NONE)] : []),
    ...(tigrinya === undefined ? [] : [tigrinya]),
  ].filter((stem) => stem.length >= SHORTEST)
}

function addEndings(word: string, found: Set<string>): void {
  if (found.has(word)) return
  found.add(word)
  for (const stem of shorter(word)) addEndings(stem, found)
}

function stemsOfEthiopic(word: string): Set<string> {
  const found = new Set<string>()
  addEndings(word, found)
  for (const stem of found)
    for (const prefix of PREFIXES)
      if (stem.startsWith(prefix) && stem.length - prefix.length >= SHORTEST)
        addEndings(stem.slice(prefix.length), found)
  return found
}

/** English: rooms, boxes, cities. */
function stemsOfLatin(word: string): Set<string> {
  const found = new Set([word])
  if (!/^[a-z]{4,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return found
  if (word.endsWith('ies')) return found.add(`${word.slice(0, -3)}y`)
  if (/(?:[sxz]|[cs]h)es$/.test(word)) found.add(word.slice(0, -2))
  return found.add(word.slice(0, -1))
}

/**
 * The word without endings and prefixes, as far as they may be such, and the word itself. Two words are forms of
 * one when they have a stem in common.
 * @param word in lower case
 */
export function stemsOf(word: string): string[] {
  const folded = foldHomophones(word)
  return [...(isEthiopic(folded) ? stemsOfEthiopic(folded) : stemsOfLatin(folded))]
}
