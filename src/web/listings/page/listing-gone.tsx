import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { forgetRecent } from '#web/listings/recent/store-recent.ts'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { usePlace } from '#web/platform/place.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SimilarListings } from './similar-listings.tsx'

/** A listing that is over or was taken down: says so, and shows others. */
export function ListingGone({ listingId }: { listingId: string }) {
  const t = useTranslations('listings.page.gone')
  const { place } = usePlace()
  useEffect(() => forgetRecent(listingId), [listingId])
  return (
    <>
      <section className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center">
        <span className="block w-48 overflow-hidden rounded-card">
          <CategoryArt category="all" />
        </span>
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
        <ButtonLink to="/listings">{t('browse')}</ButtonLink>
      </section>
      <SimilarListings category={null} around={place} except={listingId} />
    </>
  )
}
