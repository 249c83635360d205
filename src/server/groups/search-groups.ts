import { ANYWHERE, type SearchGroupsInput } from '#contract/groups/search-groups.ts'
import { findTerms, isWordless, variantFinder, wordQuery } from '#server/search/public.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { findGroups, findNewestGroups, type Words } from './search-store.ts'
import { GROUP_TERMS } from './words/group-term-store.ts'

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
    return findNewestGroups(hot, { ...asked, hidden })
  }
}

const findVariants = variantFinder(findTerms(GROUP_TERMS))

async function wordsOf(hot: Platform['hot'], typed: string, radiusMiles: number): Promise<Words> {
  if (typed === '') return NO_WORDS
  const query = wordQuery(typed, await findVariants(hot, typed, radiusMiles === ANYWHERE))
  if (query === null) return NO_WORDS
  const texts = query.begun ?? query.whole
  return { wide: texts.at(-1) ?? '', sure: texts[0] ?? '' }
}
