import { LRUCache } from 'lru-cache'
import { searchWords, type Variants } from './word-policy.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import {
  type Asked,
  ask,
  queryOf,
  type Term,
  type TermQuery,
  type Variant,
  variantsOf,
} from './term-policy.ts'

/** Names of more words are not written together. */
const MAX_JOINED = 4

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
  const remembered = new WeakMap<HotReads, LRUCache<string, Promise<Variants>>>()

  async function look(hot: HotReads, words: readonly string[], anywhere: boolean): Promise<Variants> {
    const each = words.map(ask)
    const joined = words.length > 1 && words.length <= MAX_JOINED ? [ask(words.join(' '))] : []
    const known = await find(hot, queryOf([...each, ...joined]))
    const variantsIn = (asked: Asked): Variant[] => variantsOf(asked, known, anywhere)
    return { each: each.map(variantsIn), joined: joined.flatMap(variantsIn) }
  }

  return (hot, typed, anywhere) => {
    const queries = remembered.get(hot) ?? new LRUCache({ max: REMEMBERED_QUERIES, ttl: FRESH_MS })
    remembered.set(hot, queries)
    const words = searchWords(typed)
    // weighing a thousand words against what was typed takes longer than finding them
    const key = [String(anywhere), ...words].join('\n')
    const cached = queries.get(key)
    if (cached) return cached
    const found = look(hot, words, anywhere)
    queries.set(key, found)
    found.catch(() => queries.delete(key))
    return found
  }
}
