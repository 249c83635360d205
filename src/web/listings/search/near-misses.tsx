import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingCard } from '#contract/listings/listing.ts'
import { comparedPeriod } from '#contract/listings/price.ts'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { ListingGrid } from '#web/listings/card/listing-grid.tsx'
import { useHidden } from '#web/listings/recent/store-hidden.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'

const SHOWN = 8
/** Enough to leave something when those within the radius are taken off. */
const ASKED = 2 * SHOWN
/** So much more than was asked for is a little more. */
const DEARER = 1.15
/** Within so many times the radius is a little further. */
const FURTHER = 2

interface NearMissesProps {
  /** The query that had few answers. */
  query: ListingFiltersInput
  country: string
}

/** What a search just missed: a little dearer, a little further, and then what is far away, the nearest first. */
export function NearMisses({ query, country }: NearMissesProps) {
  return (
    <>
      {query.maxPrice !== undefined && <ALittleDearer query={query} country={country} />}
      {query.radius !== undefined && <FurtherAway query={query} country={country} />}
    </>
  )
}

function ALittleDearer({ query, country }: NearMissesProps) {
  const t = useTranslations('listings')
  const { money } = useFormats()
  const most = Number(query.maxPrice)
  const { data } = useQuery(
    api(searchListings).queryOptions({
      ...query,
      minPrice: most + 1,
      maxPrice: Math.round(most * DEARER),
      sort: 'price_asc',
      limit: SHOWN,
    }),
  )
  const period = comparedPeriod(query.category ?? null)
  const amount = money(Math.round(most * DEARER), query.currency ?? 'USD')
  return (
    <Missed
      title={t('search.aLittleMore', {
        amount: period === null ? amount : t(`price.per.${period}`, { amount }),
      })}
      listings={data?.items ?? []}
      country={country}
    />
  )
}

function FurtherAway({ query, country }: NearMissesProps) {
  const t = useTranslations('listings.search')
  const distance = useDistance()
  const { radius: within, ...anywhere } = query
  const radius = Number(within)
  const { data } = useQuery(api(searchListings).queryOptions({ ...anywhere, sort: 'distance', limit: ASKED }))
  const outside = (data?.items ?? [])
    .filter(({ distanceMiles }) => distanceMiles === null || distanceMiles > radius)
    .slice(0, SHOWN)
  const isNear = ({ distanceMiles }: ListingCard) =>
    distanceMiles !== null && distanceMiles <= FURTHER * radius
  const near = outside.filter(isNear)
  const further = Math.max(1, ...near.map(({ distanceMiles }) => Math.ceil((distanceMiles ?? 0) - radius)))
  return (
    <>
      <Missed
        title={t('aLittleFurther', { distance: distance(further, country, 'round') })}
        listings={near}
        country={country}
      />
      <Missed title={t('furtherAway')} listings={outside.filter((one) => !isNear(one))} country={country} />
    </>
  )
}

interface MissedProps {
  title: string
  listings: readonly ListingCard[]
  country: string
}

function Missed({ title, listings, country }: MissedProps) {
  const id = useId()
  const hidden = useHidden()
  const wanted = listings.filter((listing) => !hidden.has(listing.id))
  if (wanted.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 text-xl font-bold md:text-2xl">
        {title}
      </h2>
      <ListingGrid listings={wanted} readerCountry={country} />
    </section>
  )
}
