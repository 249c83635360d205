import { EXPIRED_SHOWN_DAYS } from '#contract/listings/life.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'

/** JSON text of a listing's page; 'gone' when it is deleted or long over, null when it was never published. */
export function readDetail(hot: HotReads, id: string): Promise<string | null> {
  return hot.read(DETAIL, [id])
}

const DETAIL: HotRead = {
  name: 'listings.detail',
  text: `
    select case
      when state = 'deleted' or expires_at + interval '${EXPIRED_SHOWN_DAYS} days' <= clock_now() then 'gone'
      else (select row_to_json(detail)::text from (
        select
          listing.id, slug, category, subcategory, kind, title, lang,
          (select row_to_json(price) from (
            select price_type as type, price_minor as "amountMinor", price_max_minor as "maxMinor", currency,
                   price_period as period) as price) as price,
          (select row_to_json(city) from (
            select place.id, place.name, name_am as "nameAm", admin1, country, neighborhood
            from place where place.id = listing.place_id) as city) as place,
          coalesce(featured_until > clock_now(), false) as featured,
          to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
          description,
          (select coalesce(json_agg(shown order by position), '[]') from listing_photo as photo
            join media on media.id = photo.media_id
            cross join lateral (
              select (select row_to_json(picture) from (
                        select media.id, width, height, blur) as picture) as picture, alt) as shown
            where photo.listing_id = listing.id) as photos,
          details, languages,
          (select row_to_json(spot) from (select lat, lng) as spot) as "publicPoint",
          case when state = 'expired' or expires_at <= clock_now() then 'expired' else 'active' end as state,
          to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
          (select row_to_json(person) from (
            select user_id as "userId", coalesce(display_name, full_name) as name,
              (select row_to_json(picture) from (
                select media.id, width, height, blur from media where media.id = avatar_media_id) as picture) as avatar,
              to_char(profile.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "memberSince",
              (select count(*) from listing as other
               where other.owner_id = listing.owner_id and other.state = 'active'
                 and other.expires_at > clock_now()) as "activeListings"
            from profile where user_id = listing.owner_id) as person) as poster
      ) as detail)
    end
    from listing
    where id = $1::uuid and published_at is not null and state <> 'withheld'`,
}
