import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'

// Rules of this feature that the database enforces:
// - database/functions/safety/is_blocked_between.sql: whether either of two people has blocked the other
// - database/functions/safety/is_blocked_in.sql: the same where people know each other by an alias

/** One spelling for what is written in several ways. */
export const foldText = (text: string): string =>
  foldHomophones(text.normalize('NFKC').toLowerCase())
    .replaceAll(/[\s፡\u200b-\u200d\u2060\ufeff]+/gu, ' ')
    .trim()

/** What stands for the term in the list; null where nothing is left of it. */
export function foldTerm(kind: 'word' | 'link', term: string): string | null {
  const folded = foldText(term)
  const bare =
    kind === 'link'
      ? folded
          .replace(/^[a-z]+:\/\//, '')
          .replace(/^www\./, '')
          .replace(/\/+$/, '')
      : folded
  if (kind === 'link' && !/^[^\s/]+\.[^\s/]{2,}/u.test(bare)) return null
  return /[\p{L}\p{N}]{2}/u.test(bare) ? bare : null
}

const ESCAPE = /[\\^$.*+?()[\]{}|/]/g
const isGeez = (folded: string): boolean => /^\p{Script=Ethiopic}/u.test(folded)

/**
 * A word stands by itself, but in Ge'ez letters it may grow at its end; a link may follow a subdomain and lead to any
 * page.
 */
function formOf({ kind, folded }: { kind: string; folded: string }): RegExp {
  const words = folded.replaceAll(ESCAPE, String.raw`\$&`)
  if (kind === 'link') return new RegExp(String.raw`(?<![\p{L}\p{N}-])${words}(?![\p{L}\p{N}-])`, 'u')
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${words}${isGeez(folded) ? '' : String.raw`(?![\p{L}\p{N}])`}`,
    'u',
  )
}

/** Does a text hold one of these? */
export function holdsTerm(text: string, terms: readonly { kind: string; folded: string }[]): boolean {
  const folded = foldText(text)
  return terms.some((term) => formOf(term).test(folded))
}
