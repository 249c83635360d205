import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingCard } from '#contract/listings/listing.ts'
import { ListingGrid } from '#web/listings/card/listing-grid.tsx'
import { readRecent } from './store-recent.ts'

const SHOWN = 4

/** What was looked at last on this device and does not stand on the page already; nothing before the first time. */
export function RecentListings({ except }: { except?: readonly ListingCard[] }) {
  const t = useTranslations('listings.recent')
  const [recent] = useState(readRecent)
  const shown = new Set(except?.map(({ id }) => id))
  const listings = recent.filter(({ id }) => !shown.has(id))
  if (listings.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-12">
      <h2 id="recent" className="mb-4 text-xl font-bold md:text-2xl">
        {t('title')}
      </h2>
      <ListingGrid listings={listings.slice(0, SHOWN)} />
    </section>
  )
}
