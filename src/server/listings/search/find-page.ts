import type { HotReads } from '#server/platform/database/hot-reads.ts'
import type { Cursor } from '#server/listings/cursor-policy.ts'
import { findMatches, type Match, type OrderedWalk } from './match-store.ts'
import { findRankedMatches, WINDOW } from './relevance-store.ts'
import type { Search } from './search-policy.ts'

export interface Page {
  ids: string[]
  next: Cursor | null
}

/** The matches behind the cursor, in order, and behind which of them the next page begins. */
export function findPage(hot: HotReads, search: Search, after: Cursor | null, size: number): Promise<Page> {
  const { walk } = search
  return walk === 'relevance'
    ? rankedPage(hot, search, after, size)
    : orderedPage(hot, search, walk, { after, size })
}

async function orderedPage(
  hot: HotReads,
  search: Search,
  walk: OrderedWalk,
  { after, size }: { after: Cursor | null; size: number },
): Promise<Page> {
  // one more than is shown tells whether there is a next page
  const found = await findMatches(hot, search, walk, { after, most: size + 1 })
  const shown = found.slice(0, size)
  const last = shown.at(-1)
  return { ids: idsOf(shown), next: last && found.length > size ? cursorAt(search, last) : null }
}

function cursorAt({ order }: Search, { id, at = 0, price = 0, chord = 0 }: Match): Cursor {
  switch (order) {
    case 'price_asc':
    case 'price_desc':
      return { by: order, price, id }
    case 'distance':
      return { by: order, chord, at, id }
    case 'newest':
    case 'relevance':
      return { by: 'newest', at, id }
  }
}

async function rankedPage(hot: HotReads, search: Search, after: Cursor | null, size: number): Promise<Page> {
  const from = after?.by === 'relevance' || after?.by === 'relevance-window' ? after : null
  const { items, newest, oldest, held } = await findRankedMatches(hot, search, from, size + 1)
  const shown = items.slice(0, size)
  const last = shown.at(-1)
  const more = from?.by === 'relevance' ? from.more : held === WINDOW
  const ids = idsOf(shown)
  if (last && newest && oldest && items.length > size) {
    const window =
      from?.by === 'relevance' ? { newest: from.newest, oldest: from.oldest } : { newest, oldest }
    return { ids, next: { by: 'relevance', ...last, ...window, more } }
  }
  const edge = from?.by === 'relevance' ? from.oldest : oldest
  return { ids, next: more && edge ? { by: 'relevance-window', ...edge } : null }
}

const idsOf = (matches: readonly { id: string }[]) => matches.map(({ id }) => id)
