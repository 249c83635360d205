import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { cardsOf } from './card-store.ts'
import { newValues, prepared } from './condition-store.ts'

/** JSON text of the array of cards: what the poster of a public listing offers beside it, newest first. */
export async function readPosterCards(hot: HotReads, listingId: string, most: number): Promise<string> {
  const values = newValues()
  const id = `${values.bind(listingId)}::uuid`
  const text = `
    with hit as (
      select id, row_number() over (order by bumped_at desc, id desc) as nth from (
        select id, bumped_at from listing
        where owner_id = (
            select owner_id from listing
            where id = ${id} and state in ('active', 'reserved', 'fulfilled', 'expired'))
          and id <> ${id} and state = 'active' and expires_at > clock_now()
        order by bumped_at desc, id desc
        limit ${most}) as newest)
    select ${cardsOf('hit', most, { from: null }, values)}`
  return (await hot.read(prepared(text), values.list)) ?? '[]'
}
