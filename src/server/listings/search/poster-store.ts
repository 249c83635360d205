import { z } from 'zod'
import type { Point } from '#server/listings/cursor-policy.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { notBlocked } from '#server/safety/public.ts'
import { aboveCards, cardsOf, splitCards } from './card-store.ts'
import { micros, newValues, pointOf, prepared } from './condition-store.ts'

/** JSON text of the array of cards: what the poster of a public listing offers beside it, newest first. */
export async function readPosterCards(
  hot: HotReads,
  { listingId, viewerId }: { listingId: string; viewerId: string | null },
  limit: number,
): Promise<string> {
  const values = newValues()
  const id = `${values.bind(listingId)}::uuid`
  const text = `
    with hit as (
      select id, row_number() over (order by bumped_at desc, id desc) as nth from (
        select id, bumped_at from listing
        where owner_id = (
            select owner_id from listing
            where id = ${id} and state in ('active', 'reserved', 'fulfilled', 'expired')
              ${viewerId === null ? '' : `and ${notBlocked('owner_id', `${values.bind(viewerId)}::uuid`)}`})
          and id <> ${id} and state = 'active' and expires_at > clock_now()
        order by bumped_at desc, id desc
        limit ${limit}) as newest)
    select ${cardsOf('hit', limit, { from: null }, values)}`
  return (await hot.read(prepared(text), values.list)) ?? '[]'
}

const Head = z.object({ at: z.number(), id: z.string() }).nullable()

/** What somebody offers, newest first; `last` is the place behind which there is more. */
export async function readPersonCards(
  hot: HotReads,
  { userId, viewerId }: { userId: string; viewerId: string },
  { after, limit }: { after: Point | null; limit: number },
): Promise<{ cards: string; last: Point | null }> {
  const values = newValues()
  const owner = `${values.bind(userId)}::uuid`
  const text = `
    with hit as materialized (
      select id, bumped_at, row_number() over (order by bumped_at desc, id desc) as nth from (
        select id, bumped_at from listing
        where owner_id = ${owner} and state = 'active' and expires_at > clock_now()
          and ${notBlocked(owner, `${values.bind(viewerId)}::uuid`)}
          ${after === null ? '' : `and (bumped_at, id) < ${pointOf(after, values)}`}
        order by bumped_at desc, id desc
        limit ${limit + 1}) as newest)
    select ${aboveCards(
      `coalesce((
        select json_build_object('at', ${micros('bumped_at')}, 'id', id)::text from hit
        where nth = ${limit} and exists (select from hit where nth > ${limit})), 'null')`,
      cardsOf('hit', limit, { from: null }, values),
    )}`
  const { head, cards } = splitCards((await hot.read(prepared(text), values.list)) ?? 'null\n[]')
  return { cards, last: Head.parse(head) }
}
