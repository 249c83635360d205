import type { ListingCard as Listing } from '#contract/listings/listing.ts'
import { writtenIn } from '#contract/listings/written-in.ts'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#web/platform/language/language.tsx'
import { CardSkeleton } from '#web/ui/states/card-skeleton.tsx'
import { ListingCard } from './listing-card.tsx'

const GRID = 'grid grid-cols-2 gap-3 @max-[15rem]:grid-cols-1 @2xl:grid-cols-3 @2xl:gap-5 @5xl:grid-cols-4'
const LIST = 'grid gap-3 @5xl:grid-cols-2 @5xl:gap-5'
/** As many photos as stand on the first screen of a phone: more would hold each other up. */
const EAGER = 2

interface ListingGridProps {
  listings: readonly Listing[]
  readerCountry?: string | undefined
  layout?: 'grid' | 'list'
  /** A word on the photo of some. */
  markOf?: (listing: Listing) => string | undefined
  /** A button on the photo of each. */
  Act?: ComponentType<{ listing: Listing }>
}

/** Cards in one to four columns, by how many letters the width has room for; as a list in one, or two where there is much. */
export function ListingGrid(props: ListingGridProps) {
  const { listings, readerCountry, layout = 'grid', markOf, Act } = props
  const { shown } = useLanguage()
  const read = listings.map((listing) => writtenIn(listing, shown))
  return (
    <div className="@container">
      <ul className={layout === 'grid' ? GRID : LIST}>
        {read.map((listing, i) => (
          <li key={listing.id} className="min-w-0">
            <ListingCard
              listing={listing}
              eager={i < EAGER}
              readerCountry={readerCountry}
              isWide={layout === 'list'}
              mark={markOf?.(listing)}
              act={Act && <Act listing={listing} />}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The same grid while it loads; says so once. */
export function ListingGridSkeleton({ count = 8 }: { count?: number }) {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="@container">
      <output className="sr-only">{t('loading')}</output>
      <div className={GRID}>
        {Array.from({ length: count }, (_, i) => (
          <CardSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}
