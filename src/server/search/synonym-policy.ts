import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { stemsOf } from '#contract/language/word-stems.ts'
import groups from './data/synonyms.json' with { type: 'json' }

const fold = (text: string) => foldHomophones(text.toLowerCase()).replaceAll(' ', '')

/** Folded word → the groups it belongs to. */
const GROUPS_OF = new Map<string, string[][]>()
for (const group of groups) {
  const folded = group.map(fold)
  for (const word of folded) GROUPS_OF.set(word, [...(GROUPS_OF.get(word) ?? []), folded])
}

/** Other words for the same in English, Amharic and Tigrinya, folded; the word may have endings. */
export function synonymsOf(text: string): Set<string> {
  const found = [fold(text), ...stemsOf(text)].flatMap((stem) => GROUPS_OF.get(stem) ?? []).flat()
  return new Set(found.filter((word) => word !== fold(text)))
}
