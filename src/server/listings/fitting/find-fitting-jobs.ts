import { cellsAround, type Position } from '#contract/geo/cell.ts'

import { findVariants } from '#server/listings/words/find-variants.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { fittingQuery, tradesOf } from './fitting-policy.ts'
import { readFittingCards } from './fitting-store.ts'

/** So far people go to work. */
const WORK_MILES = 50
const NONE = '[]'

interface Trade {
  headline: string | null
  skills: readonly string[]
  /** Where they live; null where that is not known. */
  home: Position | null
}

/**
 * Jobs that somebody else offers and that headline or skills name, around their home; from everywhere where there are
 * none. As JSON text of the array of cards; null where nothing says what to look for.
 */
export async function findFittingJobs(
  { hot }: Pick<Platform, 'hot'>,
  userId: string,
  { headline, skills, home }: Trade,
  limit: number,
): Promise<string | null> {
  const trades = tradesOf(headline, skills)
  if (trades.length === 0) return null
  const words = [...new Set(trades.flat())]
  const variants = await findVariants(hot, words.join(' '), true)
  const query = fittingQuery(trades, (word) => variants.each[words.indexOf(word)] ?? [])
  const asked = { query, hidden: [...(await readHidden(hot, userId)), userId], limit }
  const near =
    home && (await readFittingCards(hot, { ...asked, cells: cellsAround('coarse', home, WORK_MILES) }))
  return near === null || near === NONE ? readFittingCards(hot, { ...asked, cells: null }) : near
}
