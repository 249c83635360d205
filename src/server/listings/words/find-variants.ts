import { searchWords, type Variants } from '#server/listings/search/word-policy.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { ask, queryOf, type Variant, variantsOf } from './term-policy.ts'
import { findTerms } from './term-store.ts'

/** Names of more words are not written together. */
const MOST_JOINED = 4

/**
 * The words of listings that may stand for what was typed, in both scripts: for each word, and for all of them where
 * they may be one name.
 * @param anywhere not within a circle
 */
export async function findVariants(hot: HotReads, typed: string, anywhere: boolean): Promise<Variants> {
  const words = searchWords(typed)
  const each = words.map(ask)
  const joined = words.length > 1 && words.length <= MOST_JOINED ? [ask(words.join(' '))] : []
  const known = await findTerms(hot, queryOf([...each, ...joined]))
  const variantsIn = (asked: (typeof each)[number]): Variant[] => variantsOf(asked, known, anywhere)
  return { each: each.map(variantsIn), joined: joined.flatMap(variantsIn) }
}
