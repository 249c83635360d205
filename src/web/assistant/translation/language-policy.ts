import type { ContentLanguage, DisplayLanguage } from '#contract/language/language.ts'

const ETHIOPIC = /\p{Script=Ethiopic}/gu
const LATIN = /\p{Script=Latin}/gu
/** Letters that a text needs in order to be one. */
const FEWEST = 2

/** Who reads its letters. English and Afaan Oromo share the Latin ones. */
const ETHIOPIC_READERS: readonly DisplayLanguage[] = ['am', 'ti']

/** A link or an address is no text. */
const LINK = /https?:\/\/\S+|\S+@\S+/g

/**
 * The language that a text of the given letters has to be translated from; null where the reader can read it, or it
 * holds no words. `said`: what its writer named. Tigrinya and Amharic share their letters, so who reads one of them is
 * offered nothing where nobody said which it is.
 */
export function foreignLanguage(
  text: string,
  declared: ContentLanguage | undefined,
  reader: DisplayLanguage,
): { from: ContentLanguage | null } | null {
  if (declared !== undefined) return declared === reader ? null : { from: declared }
  const words = text.replaceAll(LINK, ' ')
  const ethiopic = words.match(ETHIOPIC)?.length ?? 0
  const latin = words.match(LATIN)?.length ?? 0
  if (Math.max(ethiopic, latin) < FEWEST) return null
  const isEthiopic = ethiopic >= latin
  if (isEthiopic === ETHIOPIC_READERS.includes(reader)) return null
  return { from: null }
}
