import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Bell, CalendarClock, Check, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'
import { ListingCard } from '#web/listings/card/listing-card.tsx'
import { ShareChoices } from '#web/listings/share/share-choices.tsx'
import { ShareCode } from '#web/listings/share/share-code.tsx'
import { type SharedLink, sharedLink } from '#web/listings/share/share-policy.ts'
import { formOf } from './form/listing-form-policy.ts'
import { previewCard } from './form/preview-policy.ts'
import { MembersOnly } from '#web/ui/states/members-only.tsx'

/** After publishing: the listing, ways to tell people about it, and what comes next. */
export function ListingSuccessPage() {
  const { id: asked } = useSearch({ strict: false })
  const id = ListingId.safeParse(asked)
  if (!id.success) return <NotFoundPage />
  return <MembersOnly>{() => <Success id={id.data} />}</MembersOnly>
}

function Success({ id }: { id: ListingId }) {
  const listing = useQuery(api(readOwnListing).queryOptions({ listingId: id }))
  if (listing.isPending) return <Loading />
  if (listing.data?.state === 'active' || listing.data?.state === 'pending_review')
    return <Published listing={listing.data} />
  if (listing.data || listing.error?.code === 'listings.not-found') return <NotFoundPage />
  return <ErrorState error={listing.error} onRetry={() => void listing.refetch()} />
}

function Published({ listing }: { listing: OwnListing }) {
  const t = useTranslations('listings.posting.success')
  const { shown: language } = useLanguage()
  const { id, title } = listing
  const isWaiting = listing.state === 'pending_review'
  const card = { ...previewCard(formOf(listing), title, listing.publishedAt ?? listing.updatedAt), id }
  return (
    <div className="mx-auto max-w-4xl">
      <div className="overflow-hidden rounded-card bg-surface shadow-card">
        <span className="block h-6 bg-accent text-gold">
          <Tibeb shape="divider" />
        </span>
        <div className="grid gap-8 p-5 md:grid-cols-[18rem_minmax(0,1fr)] md:p-8">
          <header className="md:col-start-2">
            <span className="mb-3 grid size-12 place-content-center rounded-full bg-success text-success-foreground">
              <Check size={26} aria-hidden="true" />
            </span>
            <h1 className="text-3xl leading-tight font-bold">{t(isWaiting ? 'waits' : 'title')}</h1>
            <p className="mt-2 text-muted">{t(isWaiting ? 'waitsLead' : 'lead')}</p>
          </header>
          <div className="w-full max-w-72 self-start md:col-start-1 md:row-span-2 md:row-start-1">
            <h2 className="sr-only">{t('listing')}</h2>
            <ListingCard listing={card} eager />
          </div>
          <div className="grid content-start gap-6 md:col-start-2">
            {!isWaiting && (
              <ShareRow
                listingId={id}
                link={sharedLink({ id, title }, { origin: location.origin, language })}
              />
            )}
            <NextSteps listing={listing} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/listing/$id" params={{ id }} size="lg">
                {t('view')}
              </ButtonLink>
              <ButtonLink to="/create-listing" search={{}} size="lg" variant="tertiary">
                {t('another')}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function ShareRow({ listingId, link }: { listingId: ListingId; link: SharedLink }) {
  const t = useTranslations('listings.posting.success')
  return (
    <section aria-labelledby="share" className="grid gap-4">
      <h2 id="share" className="font-sans text-base font-semibold">
        {t('share')}
      </h2>
      <ShareChoices link={link} listingId={listingId} />
      <ShareCode url={link.url} />
    </section>
  )
}

function NextSteps({ listing: { expiresAt } }: { listing: OwnListing }) {
  const t = useTranslations('listings.posting.success')
  const { date } = useFormats()
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-2 font-sans text-base font-semibold">
        {t('next')}
      </h2>
      <ul className="grid gap-2 text-sm">
        <Step icon={<Bell size={18} aria-hidden="true" />}>{t('answers')}</Step>
        <Step icon={<PencilLine size={18} aria-hidden="true" />}>{t('changes')}</Step>
        {expiresAt !== null && (
          <Step icon={<CalendarClock size={18} aria-hidden="true" />}>
            {t('until', { date: date(expiresAt) })}
          </Step>
        )}
      </ul>
    </section>
  )
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-accent">{icon}</span>
      {children}
    </li>
  )
}
