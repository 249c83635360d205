import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import type { Cursor } from '#server/listings/cursor-policy.ts'
import { areFew, countMatches } from './count-store.ts'
import { findMatches, type Match, type OrderedWalk } from './match-store.ts'
import { findRankedMatches, WINDOW } from './relevance-store.ts'
import { asWhole, ENOUGH_MATCHES, type Search } from './search-policy.ts'

export interface Page {
  /** JSON text of an array. */
  cards: string
  next: Cursor | null
}

export interface FirstPage extends Page {
  /** How many matches there are, up to one more than LISTING_LIMITS.countCap. */
  matches: number
  /** What was looked for in the end. */
  search: Search
}

/** The first matches, in order, and how many there are. */
export async function findFirstPage(hot: HotReads, asked: Search, size: number): Promise<FirstPage> {
  if (asked.walk === 'relevance') {
    const whole = await rankedPage(hot, asWhole(asked), null, size)
    if (asked.whole || whole.matches >= ENOUGH_MATCHES) return { ...whole, search: asWhole(asked) }
    return { ...(await rankedPage(hot, asked, null, size)), search: asked }
  }
  const search = (await isCommon(hot, asked)) ? asWhole(asked) : asked
  if (search.details) {
    const matches = await countMatches(hot, search)
    const walk = walkFor(asked.walk, matches)
    return { ...(await orderedPage(hot, search, walk, { after: null, size })), matches, search }
  }
  const [page, matches] = await Promise.all([
    orderedPage(hot, search, asked.walk, { after: null, size }),
    countMatches(hot, search),
  ])
  return { ...page, matches, search }
}

const walkFor = (walk: OrderedWalk, matches: number): OrderedWalk => (areFew(matches) ? 'few' : walk)

async function isCommon(hot: HotReads, search: Search): Promise<boolean> {
  if (search.whole) return true
  return (await countMatches(hot, asWhole(search), ENOUGH_MATCHES)) === ENOUGH_MATCHES
}

/** The matches behind the cursor, in order, and behind which of them the next page begins. */
export async function findNextPage(hot: HotReads, asked: Search, after: Cursor, size: number): Promise<Page> {
  const search = 'whole' in after && after.whole ? asWhole(asked) : asked
  if (search.walk === 'relevance') return rankedPage(hot, search, after, size)
  const walk = search.details ? walkFor(search.walk, await countMatches(hot, search)) : search.walk
  return orderedPage(hot, search, walk, { after, size })
}

async function orderedPage(
  hot: HotReads,
  search: Search,
  walk: OrderedWalk,
  place: { after: Cursor | null; size: number },
): Promise<Page> {
  const { cards, last } = await findMatches(hot, search, walk, place)
  return { cards, next: last && cursorAt(search, last) }
}

function cursorAt({ order, whole }: Search, { id, at = 0, price = 0, chord = 0, soon = '' }: Match): Cursor {
  switch (order) {
    case 'price_asc':
    case 'price_desc':
      return { by: order, price, id, whole }
    case 'soonest':
      return { by: order, soon, id, whole }
    case 'distance':
      return { by: order, chord, at, id, whole }
    case 'newest':
    case 'relevance':
      return { by: 'newest', at, id, whole }
  }
}

async function rankedPage(
  hot: HotReads,
  search: Search,
  after: Cursor | null,
  size: number,
): Promise<Page & { matches: number }> {
  const from = after?.by === 'relevance' || after?.by === 'relevance-window' ? after : null
  // one more than the window holds tells whether there are older matches
  const atMost = from === null ? LISTING_LIMITS.countCap + 1 : WINDOW + 1
  const { cards, last, matches, ...edges } = await findRankedMatches(hot, search, {
    after: from,
    size,
    atMost,
  })
  const page = { cards, matches }
  const { newest, oldest, more } = from?.by === 'relevance' ? from : { ...edges, more: matches > WINDOW }
  if (last && newest && oldest)
    return { ...page, next: { by: 'relevance', ...last, newest, oldest, more, whole: search.whole } }
  return { ...page, next: more && oldest ? { by: 'relevance-window', ...oldest, whole: search.whole } : null }
}
