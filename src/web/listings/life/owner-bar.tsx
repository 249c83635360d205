import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { daysLeft } from '#web/listings/posting/mine/days-left-policy.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { DecisionNote } from './decision-note.tsx'
import { LifeActions } from './life-actions.tsx'
import { StateChip } from './state-chip.tsx'
import { ViewsPlot } from './views-plot.tsx'

/** Above one's own listing: where it stands, how many looked, and what can be done with it. */
export function OwnerBar({ listingId }: { listingId: ListingId }) {
  const t = useTranslations('listings')
  const { date } = useFormats()
  const { data: own } = useQuery(api(readOwnListing).queryOptions({ listingId }))
  if (!own) return null
  const { state, expiresAt, closeOutcome } = own
  const isRunning = state === 'active' || state === 'reserved' || state === 'paused'
  return (
    <section
      aria-label={t('life.ownerBar')}
      className="mb-5 grid gap-3 rounded-card border border-border bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StateChip listing={own} />
          {isRunning && expiresAt !== null && (
            <span>{t('posting.mine.daysLeft', { n: daysLeft(expiresAt) })}</span>
          )}
          {state === 'expired' && expiresAt !== null && (
            <span>{t('posting.mine.endedOn', { date: date(expiresAt) })}</span>
          )}
          {closeOutcome !== null && <span>{t(`life.outcome.${closeOutcome}`)}</span>}
        </div>
        <ViewsPlot {...own} />
      </div>
      <DecisionNote listing={own} />
      <LifeActions listing={own} />
    </section>
  )
}
