import { ANYWHERE, type SearchGroupsInput } from '#contract/groups/search-groups.ts'
import { isWordless, variantFinder, wordQuery } from '#server/listings/words/public.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { findGroups, type Search, type Words } from './search-store.ts'
import { findGroupTerms } from './words/group-term-store.ts'

const NOTHING = JSON.stringify({ items: [], count: 0, capped: false, hasMore: false, shown: 'matches' })
const NO_WORDS: Words = { wide: '', sure: '' }

/** As JSON text. Where the search itself fails the newest groups are shown, and say that they are that. */
export async function searchGroups(
  { hot, log }: Pick<Platform, 'hot' | 'log'>,
  { userId }: Pick<Visitor, 'userId'>,
  { q, ...asked }: SearchGroupsInput,
): Promise<string> {
  if (isWordless(q)) return NOTHING
  const hidden = userId === null ? [] : await readHidden(hot, userId)
  try {
    return await findGroups(hot, { ...asked, hidden, words: await wordsOf(hot, q, asked.radiusMiles) })
  } catch (error) {
    log.error({ error }, 'the search for groups failed')
    const newest: Search = {
      ...asked,
      hidden,
      words: NO_WORDS,
      radiusMiles: ANYWHERE,
      categoryIds: [],
      type: 'any',
      day: 'any',
      sort: 'newest',
    }
    const found = JSON.parse(await findGroups(hot, newest)) as object
    return JSON.stringify({ ...found, shown: 'newest' })
  }
}

const findVariants = variantFinder(findGroupTerms)

async function wordsOf(hot: Platform['hot'], typed: string, radiusMiles: number): Promise<Words> {
  if (typed === '') return NO_WORDS
  const query = wordQuery(typed, await findVariants(hot, typed, radiusMiles === ANYWHERE))
  if (query === null) return NO_WORDS
  const texts = query.begun ?? query.whole
  return { wide: texts.at(-1) ?? '', sure: texts[0] ?? '' }
}
