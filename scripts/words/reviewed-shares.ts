import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REVIEWED_SHARE, type TranslatedLanguage } from '#contract/language/reviewed-share.ts'
import { ROOT } from '../repository.ts'

export const SHARE_FILE = 'src/contract/language/reviewed-share.ts'
const LANGUAGES = Object.keys(REVIEWED_SHARE) as TranslatedLanguage[]

type ShareOf = (language: TranslatedLanguage) => number

/** The source that holds the shares, with others. */
export function withShares(source: string, shareOf: ShareOf): string {
  const shares = LANGUAGES.map((language) => `${language}: ${shareOf(language)}`)
  return source.replace(/(REVIEWED_SHARE: .*> = )\{[^}]*\}/, `$1{ ${shares.join(', ')} }`)
}

/** Writes how much of each language is reviewed to where the account page reads it. */
export function writeShares(shareOf: ShareOf): void {
  const path = join(ROOT, SHARE_FILE)
  writeFileSync(path, withShares(readFileSync(path, 'utf8'), shareOf))
}

/** Where the account page would claim another share than was reviewed. */
export const wrongShares = (shareOf: ShareOf): string[] =>
  LANGUAGES.filter((language) => REVIEWED_SHARE[language] !== shareOf(language)).map(
    (language) =>
      `${SHARE_FILE}: ${language} is ${shareOf(language)} % reviewed, not ${REVIEWED_SHARE[language]} %`,
  )
