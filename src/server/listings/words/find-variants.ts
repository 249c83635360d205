import { LRUCache } from 'lru-cache'
import { searchWords, type Variants } from '#server/listings/search/word-policy.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { type Asked, ask, queryOf, type Variant, variantsOf } from './term-policy.ts'
import { findTerms, type Term, type TermQuery } from './term-store.ts'

/** Names of more words are not written together. */
const MOST_JOINED = 4

/** Pages, counts and the same words of others follow one another; a new word may wait so long for its other script. */
const FRESH_MS = 5000
const REMEMBERED_QUERIES = 2000

/** @param anywhere not within a circle */
type FindVariants = (hot: HotReads, typed: string, anywhere: boolean) => Promise<Variants>

/**
 * Looks among known words for those that may stand for what was typed, in both scripts: for each word, and for all of
 * them where they may be one name.
 * @param find every known word that may be another spelling or form
 */
export function variantFinder(find: (hot: HotReads, query: TermQuery) => Promise<Term[]>): FindVariants {
  const remembered = new WeakMap<HotReads, LRUCache<string, Promise<Term[]>>>()

  function knownTerms(hot: HotReads, asked: readonly Asked[]): Promise<Term[]> {
    const queries = remembered.get(hot) ?? new LRUCache({ max: REMEMBERED_QUERIES, ttl: FRESH_MS })
    remembered.set(hot, queries)
    const key = asked.map(({ text }) => text).join('\n')
    const kept = queries.get(key)
    if (kept) return kept
    const found = find(hot, queryOf(asked))
    queries.set(key, found)
    found.catch(() => queries.delete(key))
    return found
  }

  return async (hot, typed, anywhere) => {
    const words = searchWords(typed)
    const each = words.map(ask)
    const joined = words.length > 1 && words.length <= MOST_JOINED ? [ask(words.join(' '))] : []
    const known = await knownTerms(hot, [...each, ...joined])
    const variantsIn = (asked: (typeof each)[number]): Variant[] => variantsOf(asked, known, anywhere)
    return { each: each.map(variantsIn), joined: joined.flatMap(variantsIn) }
  }
}

/** The same among the words of listings. */
export const findVariants = variantFinder(findTerms)
