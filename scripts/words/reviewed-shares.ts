import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REVIEWED_SHARE, type TranslatedLanguage } from '#contract/language/reviewed-share.ts'
import { ROOT } from '../repository.ts'

export const SHARE_FILE = 'src/contract/language/reviewed-share.ts'
const LANGUAGES = Object.keys(REVIEWED_SHARE) as TranslatedLanguage[]

/** Writes how much of each language is reviewed to where the account page reads it. */
export function writeShares(shareOf: (language: TranslatedLanguage) => number): void {
  const shares = LANGUAGES.map((language) => `${language}: ${shareOf(language)}`)
  const source = readFileSync(join(ROOT, SHARE_FILE), 'utf8')
  const written = source.replace(/(REVIEWED_SHARE: .*> = )\{[^}]*\}/, `$1{ ${shares.join(', ')} }`)
  writeFileSync(join(ROOT, SHARE_FILE), written)
}

/** Where the account page would claim another share than was reviewed. */
export const wrongShares = (shareOf: (language: TranslatedLanguage) => number): string[] =>
  LANGUAGES.filter((language) => REVIEWED_SHARE[language] !== shareOf(language)).map(
    (language) =>
      `${SHARE_FILE}: ${language} is ${shareOf(language)} % reviewed, not ${REVIEWED_SHARE[language]} %`,
  )
