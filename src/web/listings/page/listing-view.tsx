import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isOwnedBy, type ListingDetail, type ListingId } from '#contract/listings/listing.ts'
import type { ContentLanguage } from '#contract/language/language.ts'
import { writtenIn } from '#contract/listings/written-in.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Translated } from '#web/platform/language/translated.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { useMediaQuery } from '#web/ui/media-query.ts'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { ChatCard } from '#web/listings/conversation/chat-card.tsx'
import { CautionNotice } from '#web/listings/life/caution-notice.tsx'
import { rememberRecent } from '#web/listings/recent/store-recent.ts'
import { rememberSeen } from '#web/listings/recent/store-seen.ts'
import { PhoneButton } from '#web/listings/phone/phone-button.tsx'
import { BackLink } from './back-link.tsx'
import { useCountView } from './count-view.ts'
import { DetailTable } from './detail-table.tsx'
import { Gallery } from './gallery.tsx'
import { useReportDialog } from './report/report-dialog.tsx'
import { KeyFacts, splitFacts } from './key-facts.tsx'
import { OwnerActions, ReaderActions } from './listing-actions.tsx'
import { ListingGone } from './listing-gone.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { ListingSummary } from './listing-summary.tsx'
import { OtherLanguage } from './other-language.tsx'
import { PlaceSketch } from './place-sketch.tsx'
import { PosterCard } from './poster-card.tsx'
import { useListing } from './read-listing.ts'
import { PosterListings } from './poster-listings.tsx'
import { SafetyTip } from './safety-tip.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { useDetailLines } from './write-detail.tsx'

const OwnerBar = lazy(() =>
  import('#web/listings/life/owner-bar.tsx').then((module) => ({ default: module.OwnerBar })),
)

/** One listing, for readers and for its owner; says so when there is none. */
export function ListingView({ listingId }: { listingId: ListingId }) {
  const { data: arrived, error, refetch } = useListing(listingId)
  // drawn in slices: a tap meanwhile is answered
  const data = useDeferredValue(arrived)
  if (data) return <Listing listing={data} />
  if (error?.code === 'listings.not-found') return <NotFoundPage />
  if (error?.code === 'listings.gone') return <ListingGone listingId={listingId} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <ListingSkeleton />
}

function Listing({ listing: loaded }: { listing: ListingDetail }) {
  const t = useTranslations('listings.page')
  const { user, loading } = useSession()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const { shown } = useLanguage()
  const [asked, ask] = useState<ContentLanguage | null>(null)
  const listing = writtenIn(loaded, asked ?? shown)
  const isOwner = isOwnedBy(listing, UserId.nullable().parse(user?.id ?? null))
  useCountView(listing.id, isOwner || loading)
  useRemembered(loaded, isOwner)
  const { facts, rest } = splitFacts(listing.category, useDetailLines(listing))
  const actions = isOwner ? <OwnerActions listing={listing} /> : <ReaderActions listing={listing} />
  const poster = (
    <div className="grid gap-3">
      <PosterCard poster={listing.poster} />
      {listing.contactWays.length > 0 && !isOwner && <PhoneButton listing={listing} />}
      <ChatCard listing={listing} />
    </div>
  )

  return (
    <article>
      <BackLink category={listing.category} />
      {isOwner && (
        <Suspense>
          <OwnerBar listingId={listing.id} />
        </Suspense>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Photos listing={listing} isOwner={isOwner} />
        <aside className="grid min-w-0 content-start gap-5 lg:sticky lg:top-20 lg:row-span-2 lg:self-start">
          <div className="grid gap-5 lg:rounded-card lg:bg-surface lg:p-6 lg:shadow-card">
            <ListingSummary listing={listing} />
            <CautionNotice listing={listing} />
            {isWide && <div className="flex flex-wrap gap-2">{actions}</div>}
          </div>
          {isWide && poster}
          {isWide && <SafetyTip listing={listing} />}
        </aside>
        <div className="grid min-w-0 content-start gap-8">
          <KeyFacts category={listing.category} facts={facts} />
          <section>
            <h2 className="mb-3 text-xl font-bold">{t('description')}</h2>
            <div className="max-w-prose">
              <Translated
                subject={{ kind: 'listing', id: listing.id }}
                text={`${listing.title}\n${listing.description}`}
                lang={listing.lang}
              >
                <p lang={listing.lang} className="wrap-anywhere whitespace-pre-line">
                  {listing.description.replaceAll(/\n{3,}/gu, '\n\n')}
                </p>
              </Translated>
              {listing.translation && <OtherLanguage language={listing.translation.lang} onRead={ask} />}
            </div>
          </section>
          {!isWide && poster}
          <section>
            <h2 className="mb-1 text-xl font-bold">{t('details')}</h2>
            <DetailTable listing={listing} lines={rest} />
          </section>
          {listing.place && listing.publicPoint && (
            <section>
              <h2 className="mb-3 text-xl font-bold">{t('place.title')}</h2>
              <PlaceSketch place={listing.place} />
            </section>
          )}
          {!isWide && <SafetyTip listing={listing} />}
        </div>
      </div>
      <PosterListings listing={listing} />
      <SimilarListings
        category={listing.category}
        subcategory={listing.subcategory}
        around={listing.publicPoint}
        except={listing.id}
      />
      {!isWide && (
        <div className="sticky bottom-0 z-20 -mx-4 mt-10 flex items-center gap-2 border-t border-border bg-background/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur md:-mx-6 md:ps-6 md:pe-24">
          {actions}
        </div>
      )}
    </article>
  )
}

/** What somebody else offers is found again among what was looked at last. */
function useRemembered(listing: ListingDetail, isOwner: boolean): void {
  const isOnOffer = listing.state === 'active' || listing.state === 'reserved'
  useEffect(() => {
    if (!isOnOffer || isOwner) return
    rememberRecent(listing)
    rememberSeen(listing.id)
  }, [listing, isOwner, isOnOffer])
}

function Photos({ listing, isOwner }: { listing: ListingDetail; isOwner: boolean }) {
  const { photos, title, category } = listing
  const { open, dialog } = useReportDialog(listing, { isBlocking: false })
  if (photos.length > 0)
    return (
      <div className="min-w-0">
        <Gallery photos={photos} title={title} onReport={isOwner ? undefined : open} />
        {dialog}
      </div>
    )
  return (
    <span className="-mx-4 block h-40 overflow-hidden md:mx-0 md:h-56 md:rounded-card">
      <CategoryArt category={category} isWhole />
    </span>
  )
}
