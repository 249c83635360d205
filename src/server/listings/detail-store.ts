import { ENDED_SHOWN_DAYS } from '#contract/listings/life/period.ts'
import { FAVORITES_SHOWN_FROM } from '#contract/listings/listing.ts'
import { standingOf } from './standing-store.ts'
import { notBlocked } from '#server/safety/public.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'

/** JSON text of a listing's page; 'gone' when it was taken away or is long over, null for whom it is not to be seen. */
export function readDetail(
  hot: HotReads,
  id: string,
  { userId, isStaff }: { userId: string | null; isStaff: boolean },
): Promise<string | null> {
  return hot.read(DETAIL, [id, userId, isStaff])
}

/** An identification number is readable in part, as maskVin of the contract has it. */
const READABLE_DETAILS = `
  case when details ? 'vin' then details || jsonb_build_object(
    'vin', left(details ->> 'vin', 3) || ' •••• ' || right(details ->> 'vin', 4)) else details end`

const DETAIL: HotRead = {
  name: 'listings.detail',
  text: `
    select case
      when state in ('deleted', 'removed')
        or (case when state = 'fulfilled' then closed_at else expires_at end)
          + interval '${ENDED_SHOWN_DAYS} days' <= clock_now() then 'gone'
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
          to_char(coalesce(published_at, updated_at) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
          description,
          (select row_to_json(translation) from (
            select translation_lang as lang, translation_title as title, translation_description as description
            where translation_lang is not null) as translation) as translation,
          (select coalesce(json_agg(shown order by position), '[]') from listing_photo as photo
            join media on media.id = photo.media_id
            cross join lateral (
              select (select row_to_json(picture) from (
                        select media.id, width, height, blur) as picture) as picture, alt) as shown
            where photo.listing_id = listing.id and photo.withheld is null) as photos,
          ${READABLE_DETAILS} as details, languages,
          case when phone is not null and state in ('active', 'reserved') then phone_ways else '{}' end
            as "contactWays",
          (select row_to_json(spot) from (select lat, lng where lat is not null) as spot) as "publicPoint",
          case when state in ('active', 'reserved', 'paused') and expires_at <= clock_now() then 'expired'
            else state end as state,
          (select case when count(*) >= ${FAVORITES_SHOWN_FROM} or listing.owner_id = $2::uuid then count(*) end
            from favorite where listing_id = listing.id) as favorites,
          case when state in ('active', 'reserved') then cautions else '{}' end as cautions,
          to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
          (select row_to_json(person) from (
            select user_id as "userId", coalesce(display_name, full_name) as name,
              (select row_to_json(picture) from (
                select media.id, width, height, blur from media where media.id = avatar_media_id) as picture) as avatar,
              to_char(profile.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "memberSince",
              (select count(*) from listing as other
               where other.owner_id = listing.owner_id and other.state = 'active'
                 and other.expires_at > clock_now()) as "activeListings",
              ${standingOf('listing.owner_id')},
              (select array_remove(array[
                  case when email_confirmed_at is not null then 'email' end,
                  case when phone_confirmed_at is not null then 'phone' end], null)
                from auth.users where id = listing.owner_id) as verified
            from profile where user_id = listing.owner_id) as person) as poster
      ) as detail)
    end
    from listing
    where id = $1::uuid and state not in ('withheld', 'draft', 'awaiting_payment', 'changes_requested', 'rejected')
      and (published_at is not null or state = 'pending_review')
      and (state not in ('paused', 'pending_review') or owner_id = $2::uuid or $3::boolean)
      and ($2::uuid is null or $3::boolean or ${notBlocked('owner_id', '$2::uuid')})`,
}
