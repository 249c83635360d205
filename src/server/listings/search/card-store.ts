import type { Position } from '#contract/geo/cell.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import { globePoint } from './search-policy.ts'

/** JSON text of the cards of active listings, in the order of their ids. */
export async function readCards(
  hot: HotReads,
  ids: readonly string[],
  from: Position | null,
): Promise<string> {
  if (ids.length === 0) return '[]'
  return (await hot.read(CARDS, [ids, from && globePoint(from)])) ?? '[]'
}

const CARDS: HotRead = {
  name: 'listings.cards',
  text: `
    select coalesce(json_agg(card order by nth), '[]')::text
    from unnest($1::uuid[]) with ordinality as hit (id, nth)
    join listing using (id)
    join place on place.id = listing.place_id
    left join listing_photo as photo on photo.listing_id = listing.id and photo.position = 0
    left join media on media.id = photo.media_id
    cross join lateral (
      select
        listing.id, slug, category, subcategory, kind, title, lang,
        (select row_to_json(price) from (
          select price_type as type, price_minor as "amountMinor", price_max_minor as "maxMinor", currency,
                 price_period as period) as price) as price,
        (select row_to_json(picture) from (
          select media.id, width, height, blur where media.id is not null) as picture) as cover,
        photo_count as "photoCount",
        (select row_to_json(city) from (
          select place.id, name, name_am as "nameAm", admin1, country, neighborhood) as city) as place,
        round(20 * 3959 * asin(least(1, (point <-> $2::cube) / (2 * 3959)))) / 10 as "distanceMiles",
        highlights,
        coalesce(featured_until > clock_now(), false) as featured,
        to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"
    ) as card
    where state = 'active'`,
}
