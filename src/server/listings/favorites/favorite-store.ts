import { DAY_MS } from '#contract/kit/duration.ts'
import { type Selectable, sql } from 'kysely'
import { ENDED_SHOWN_DAYS } from '#contract/listings/life/period.ts'
import { ENDING_DAYS } from '#contract/listings/favorites/favorite.ts'
import type { Favorite } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Point } from '#server/listings/cursor-policy.ts'
import { isShownTo } from '#server/listings/listing-store.ts'
import { type Known, knownState } from './favorite-policy.ts'

/** A listing with what its followers know of it. */
export interface Followed {
  id: string
  title: string
  state: string
  sort_price: number | null
  currency: string | null
  expires_at: Date | null
}

/** How it looks to followers as of now. */
export const asKnown = ({
  state,
  sort_price,
  currency,
}: Pick<Followed, 'state' | 'sort_price' | 'currency'>): Known => ({
  state: knownState(state),
  price: sort_price === null || currency === null ? null : { minor: sort_price, currency },
})

const STATE_NOW = sql<string>`case when state in ('active', 'reserved', 'paused') and expires_at <= clock_now()
  then 'expired' else state end`

/** How a listing is doing, for somebody who saved it. */
const FAVORITE_STATE = sql<string>`case
  when state in ('deleted', 'removed') or published_at is null
    or (case when state = 'fulfilled' then closed_at else expires_at end)
       + interval '1 day' * ${ENDED_SHOWN_DAYS} <= clock_now() then 'gone'
  when state in ('paused', 'withheld') then 'hidden'
  else ${STATE_NOW} end`

/**
 * The listing, if there is one that anybody may see; who changes it meanwhile waits, so that what its new follower
 * knows of it is what it is.
 */
export async function lockFollowed(
  tx: Tx,
  listingId: string,
  viewerId: string,
): Promise<(Followed & { shown: string }) | null> {
  const { rows } = await sql<Followed & { shown: string }>`
    select id, title, ${STATE_NOW} as state, sort_price, currency, expires_at, ${FAVORITE_STATE} as shown
    from listing where id = ${listingId} and ${isShownTo(viewerId)} for share`.execute(tx)
  return rows[0] ?? null
}

/** How often each was saved since then. */
export async function countNewFavorites(
  db: Database | Tx,
  listingIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select listing_id as id, count(*)::int as n from favorite
    where listing_id = any(${listingIds}::uuid[]) and created_at > ${since}
    group by listing_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** @returns false when it was there already */
export async function insertFavorite(
  tx: Tx,
  userId: string,
  followed: Followed,
  now: Date,
): Promise<boolean> {
  const { state, price } = asKnown(followed)
  const endsSoon =
    followed.expires_at !== null && followed.expires_at.getTime() <= now.getTime() + ENDING_DAYS * DAY_MS
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('favorite')
    .values({
      user_id: userId,
      listing_id: followed.id,
      created_at: now,
      known_state: state,
      known_price: price?.minor ?? null,
      known_currency: price?.currency ?? null,
      // whoever saves it on its last day sees that it is the last
      known_end: endsSoon ? followed.expires_at : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Makes parallel savings of one person wait for each other, so that the count holds. */
export async function countFavorites(tx: Tx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favorites ${userId}`}, 0))`.execute(tx)
  const { saved } = await tx
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return saved
}

export async function deleteFavorite(tx: Tx, userId: string, listingId: string): Promise<void> {
  await tx.deleteFrom('favorite').where('user_id', '=', userId).where('listing_id', '=', listingId).execute()
}

export async function findFavoriteIds(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('listing_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ listing_id }) => listing_id)
}

export interface FavoriteRow {
  listing_id: string
  created_at: Date
  /** Its place in the order, to the microsecond. */
  at: number
  state: string
  /** ListingCard as JSON; null where nobody is shown what it says. */
  card: unknown
}

/** Latest first. The card of what is found in lists is made elsewhere; here it is made for what has ended too. */
export async function findFavorites(
  db: Database,
  userId: string,
  { after, limit }: { after: Point | null; limit: number },
): Promise<FavoriteRow[]> {
  const behind = after
    ? sql`and (favorite.created_at, favorite.listing_id)
        < (timestamptz 'epoch' + ${after.at}::float8 * interval '1 microsecond', ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<FavoriteRow>`
    select saved.listing_id, saved.created_at, saved.at, saved.shown as state, card
    from (
      select listing_id, favorite.created_at,
        (extract(epoch from favorite.created_at) * 1000000)::bigint as at,
        case when ${isShownTo(userId)} then ${FAVORITE_STATE} else 'gone' end as shown
      from favorite join listing on listing.id = listing_id
      where user_id = ${userId} ${behind}
      order by favorite.created_at desc, listing_id desc
      limit ${limit}
    ) as saved
    left join lateral (
      select row_to_json(made) as card from (
        select listing.id, slug, category, subcategory, kind, title, lang,
          case when translation_lang is not null then
            json_build_object('lang', translation_lang, 'title', translation_title) end as translation,
          json_build_object('type', price_type, 'amountMinor', price_minor, 'maxMinor', price_max_minor,
            'currency', currency, 'period', price_period) as price,
          (select json_build_object('id', media.id, 'width', width, 'height', height, 'blur', blur)
           from listing_photo join media on media.id = media_id
           where listing_photo.listing_id = listing.id and withheld is null
           order by position limit 1) as cover,
          photo_count as "photoCount",
          json_build_object('id', place.id, 'name', place.name, 'nameAm', name_am, 'admin1', admin1,
            'country', country, 'neighborhood', neighborhood) as place,
          null::float8 as "distanceMiles", highlights,
          coalesce(featured_until > clock_now(), false) as featured,
          to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"
        from listing join place on place.id = place_id
        where listing.id = saved.listing_id and saved.shown not in ('hidden', 'gone')
      ) as made
    ) as shown on true
    order by saved.at desc, saved.listing_id desc`.execute(db)
  return rows
}

/** Takes one listing that was changed since its followers were notified; null when there is none. */
export async function takeChanged(tx: Tx): Promise<Followed | null> {
  const { rows } = await sql<Followed>`
    with taken as (
      delete from favorite_news
      where listing_id = (
        select listing_id from favorite_news order by changed_at limit 1 for update skip locked)
      returning listing_id)
    select id, title, ${STATE_NOW} as state, sort_price, currency, expires_at
    from taken join listing on id = listing_id`.execute(tx)
  return rows[0] ?? null
}

/** `is_hidden`: a block stands between them and the owner. */
export type Follower = Selectable<Favorite> & { is_hidden: boolean }

/** Nobody else tells them of it until the transaction ends. */
export function lockFollowers(tx: Tx, listingId: string): Promise<Follower[]> {
  return tx
    .selectFrom('favorite')
    .innerJoin('listing', 'listing.id', 'listing_id')
    .selectAll('favorite')
    .select(sql<boolean>`is_blocked_between(listing.owner_id, user_id)`.as('is_hidden'))
    .where('listing_id', '=', listingId)
    .orderBy('user_id')
    .forUpdate('favorite')
    .execute()
}

export async function saveKnown(
  tx: Tx,
  { user_id, listing_id }: Pick<Follower, 'user_id' | 'listing_id'>,
  { state, price }: Known,
): Promise<void> {
  await tx
    .updateTable('favorite')
    .set({
      known_state: state,
      known_price: price?.minor ?? null,
      known_currency: price?.currency ?? null,
    })
    .where('user_id', '=', user_id)
    .where('listing_id', '=', listing_id)
    .execute()
}

export interface Ending {
  user_id: string
  listing_id: string
  title: string
  ends_at: Date
}

/** Takes followers of listings that end soon, each once for each end. */
export async function takeEnding(tx: Tx, limit: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    with due as (
      select user_id, listing_id, title, expires_at
      from listing join favorite on listing_id = id
      where state = 'active'
        and expires_at > clock_now() and expires_at <= clock_now() + interval '1 day' * ${ENDING_DAYS}
        and known_end is distinct from expires_at and not is_blocked_between(owner_id, user_id)
      order by expires_at
      limit ${limit}
      for update of favorite skip locked)
    update favorite set known_end = due.expires_at
    from due
    where favorite.user_id = due.user_id and favorite.listing_id = due.listing_id
    returning favorite.user_id, favorite.listing_id, title, due.expires_at as ends_at`.execute(tx)
  return rows
}

export async function exportFavorites(tx: Tx, userId: string): Promise<Record<string, unknown[]>> {
  const saved = await tx.selectFrom('favorite').selectAll().where('user_id', '=', userId).execute()
  return { 'public.favorite': saved }
}

export async function deleteFavoritesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('favorite').where('user_id', '=', userId).execute()
}
