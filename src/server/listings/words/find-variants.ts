import { LRUCache } from 'lru-cache'
import { searchWords, type Variants } from '#server/listings/search/word-policy.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { type Asked, ask, queryOf, type Variant, variantsOf } from './term-policy.ts'
import { findTerms, type Term } from './term-store.ts'

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
  const known = await knownTerms(hot, [...each, ...joined])
  const variantsIn = (asked: (typeof each)[number]): Variant[] => variantsOf(asked, known, anywhere)
  return { each: each.map(variantsIn), joined: joined.flatMap(variantsIn) }
}

/** Pages, counts and the same words of others follow one another; a new word may wait so long for its other script. */
const FRESH_MS = 5000
const REMEMBERED_QUERIES = 2000
const remembered = new WeakMap<HotReads, LRUCache<string, Promise<Term[]>>>()

function knownTerms(hot: HotReads, asked: readonly Asked[]): Promise<Term[]> {
  const queries = remembered.get(hot) ?? new LRUCache({ max: REMEMBERED_QUERIES, ttl: FRESH_MS })
  remembered.set(hot, queries)
  const key = asked.map(({ text }) => text).join('\n')
  const kept = queries.get(key)
  if (kept) return kept
  const found = findTerms(hot, queryOf(asked))
  queries.set(key, found)
  found.catch(() => queries.delete(key))
  return found
}
