import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../repository.ts'

/** Languages whose style guide stands in docs/words. */
export type GuidedLanguage = 'en' | 'am' | 'ti' | 'om'

interface StyleRule {
  pattern: RegExp
  /** What the guide says instead. */
  use: string
}

/** A comma of Latin script after an Ethiopic word, and before another one or a variable. */
const LATIN_COMMA = /\p{Script=Ethiopic}[”’)]*\s*,\s*[“(]*(?:\p{Script=Ethiopic}|\{)/u
/** The end of a variable's value is not known, so no suffix can follow one, within quotation marks or not. */
const SUFFIX = { Ethiopic: /\}[”’]?(?=\p{L})\p{Script=Ethiopic}/u, Latin: /\}”?[a-z]/ }

const COMMA_RULE = { pattern: LATIN_COMMA, use: '፣ between Ethiopic words' }
const suffixRule = (pattern: RegExp) => ({ pattern, use: 'no suffix after a variable' })

const SIGNS: Record<GuidedLanguage, readonly StyleRule[]> = {
  en: [],
  am: [COMMA_RULE, suffixRule(SUFFIX.Ethiopic)],
  ti: [COMMA_RULE, suffixRule(SUFFIX.Ethiopic)],
  om: [suffixRule(SUFFIX.Latin)],
}

const LETTER = String.raw`[\p{L}\p{M}]`
/** Part of a word, as in “e-mail”. */
const JOINED = String.raw`[\p{L}\p{M}-]`
/** The name of a variable, which nobody reads. */
const VARIABLE = /(?<=\{)\w+/g

/** A form that may not be used, as a pattern: a whole word or words, with any letters in the place of a star. */
function formPattern(form: string): RegExp {
  const source = form
    .split('*')
    .map((part) => RegExp.escape(part))
    .join(`${LETTER}*`)
  return new RegExp(`(?<!${JOINED})${source}(?!${JOINED})`, 'iu')
}

/** The rules of a guide: each form in the column “not” of its tables, and the signs of the language. */
export function styleRules(language: GuidedLanguage, guide: string): StyleRule[] {
  const rows = guide.split('\n').flatMap((line) => {
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : []
    const [, , use = '', not = ''] = cells
    return cells.length === 5 && use !== 'use' && !use.startsWith('-') ? [{ use, not }] : []
  })
  const terms = rows.flatMap(({ use, not }) =>
    not.split(', ').map((form) => ({ pattern: formPattern(form), use })),
  )
  return [...terms, ...SIGNS[language]]
}

/** @throws when the language has no guide */
export const readStyleRules = (language: GuidedLanguage): StyleRule[] =>
  styleRules(language, readFileSync(join(ROOT, 'docs/words', `${language}.md`), 'utf8'))

/** What a sentence says that its guide forbids, with what to say instead. */
export function breachesOf(sentence: string, rules: readonly StyleRule[]): string[] {
  const read = sentence.replaceAll(VARIABLE, '')
  return rules.flatMap(({ pattern, use }) => {
    const found = pattern.exec(read)
    return found ? [`'${found[0]}' (${use})`] : []
  })
}
