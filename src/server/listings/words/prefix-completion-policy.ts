import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { skeletonOf } from '#contract/language/phonetic-key.ts'
import { beginningLikeness, toSounds } from '#contract/language/phonetic-likeness.ts'
import { isSubcategoryOf, type Category, type Subcategory } from '#contract/listings/category.ts'
import { SearchSuggestions } from '#contract/listings/search/suggest-searches.ts'
import names from './data/category-words.json' with { type: 'json' }
import { type Asked, ask, foldTerm, type Term } from '#server/search/public.ts'

/** A word that is being typed sounds like the beginning of another from here on. */
const BEGINS_ALIKE = 0.88
/** Fewer consonants begin too many words; these are completed by their letters only. */
const CONSONANTS_FROM = 2
const MAX_WORDS = 6
/** Two words that stand together in so many titles belong together. */
const NAME_FROM = 3
/** Places that are kept for the other script. */
const FOR_OTHER_SCRIPT = 2

/** The consonants of words that begin to sound so; null when too little was typed to tell. */
export function skeletonBegun({ readings }: Asked): string | null {
  const skeleton = skeletonOf(readings[0] ?? '')
  return skeleton.length >= CONSONANTS_FROM && !skeleton.startsWith('_') ? skeleton : null
}

/** How well a word completes what was typed: 1 by its letters, less by its sound, 0 not at all. */
function completion(
  asked: Asked,
  ownSounds: ReturnType<typeof toSounds>[],
  { folded, sound }: Pick<Term, 'folded' | 'sound'>,
) {
  if (folded.startsWith(asked.folded)) return 1
  if (skeletonBegun(asked) === null) return 0
  const other = toSounds(sound)
  const alike = ownSounds.reduce((best, one) => Math.max(best, beginningLikeness(one, other)), 0)
  return alike >= BEGINS_ALIKE ? alike * 0.99 : 0
}

/** The words that complete what was typed, the most frequent first; some in the other script where there are any. */
export function completionsOf(asked: Asked, known: readonly Term[]): string[] {
  const ownSounds = asked.readings.map(toSounds)
  const scored = known
    .filter(({ term, count }) => term !== asked.text && (!term.includes(' ') || count >= NAME_FROM))
    .map((term) => ({ ...term, score: completion(asked, ownSounds, term) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.count - one.count)
  const script = isEthiopic(asked.text)
  const same = scored.filter(({ term }) => isEthiopic(term) === script)
  const others = scored.filter(({ term }) => isEthiopic(term) !== script)
  const shown = others.slice(0, Math.max(FOR_OTHER_SCRIPT, MAX_WORDS - same.length))
  return [...same.slice(0, MAX_WORDS - shown.length), ...shown].map(({ term }) => term)
}

interface Kind {
  category: Category
  subcategory: Subcategory | null
  words: { folded: string; sound: string }[]
}

const Named = SearchSuggestions.shape.categories.element
const KINDS: readonly Kind[] = names.map(({ words, ...kind }) => {
  const { category, subcategory } = Named.parse(kind)
  if (subcategory !== null && !isSubcategoryOf(category, subcategory))
    throw new Error(`${subcategory} is no kind of ${category}.`)
  const spoken = words.split(/[^\p{L}]+/u).filter((word) => [...word].length > 1)
  return {
    category,
    subcategory,
    words: spoken.map((word) => ({ folded: foldTerm(word), sound: ask(word).readings[0] ?? '' })),
  }
})
const MAX_KINDS = 2

/** Categories and their kinds of which a name begins so, in either script. */
export function kindsBegun(asked: Asked): SearchSuggestions['categories'] {
  if ([...asked.text].length < 2) return []
  const ownSounds = asked.readings.map(toSounds)
  return KINDS.map(({ words, ...kind }, place) => ({
    kind,
    place,
    score: words.reduce((best, word) => Math.max(best, completion(asked, ownSounds, word)), 0),
  }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, MAX_KINDS)
    .map(({ kind }) => kind)
}
