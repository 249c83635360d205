import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ListingId } from '#contract/listings/listing.ts'
import { readReview } from '#contract/listings/review/read-review.ts'
import type { ReviewDetail } from '#contract/listings/review/review.ts'
import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { api } from '#web/platform/call/api.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { PhonesPart } from './phones-part.tsx'
import { ReviewedContent } from './reviewed-content.tsx'

/** A listing that staff look at: as it is and is to become, its price among others, and what is like it. */
export function ListingCase({ found }: { found: CaseDetail }) {
  const t = useTranslations('listings.review')
  const listingId = ListingId.parse(found.subjectId)
  const { data, error, refetch } = useQuery({
    ...api(readReview).queryOptions({ listingId }),
    staleTime: 5000,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { shown, proposed, state } = data
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 rounded-card bg-surface p-5 text-sm shadow-card">
        <p className="text-muted">{t('history', data.history)}</p>
        <Median review={data} />
        <PhonesPart review={data} />
        <Similar review={data} />
        {state !== 'pending_review' && (
          <Link
            to="/listing/$id"
            params={{ id: listingId }}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-accent underline-offset-4 hover:underline"
          >
            <ExternalLink size={18} aria-hidden="true" />
            {t('open')}
          </Link>
        )}
      </div>
      {proposed && <ReviewedContent heading={t('proposed')} reviewed={proposed} before={shown} />}
      <ReviewedContent
        heading={t(state === 'pending_review' ? 'asWritten' : 'nowShown')}
        reviewed={shown}
        before={null}
      />
    </div>
  )
}

function Median({ review: { shown, proposed, medianMinor } }: { review: ReviewDetail }) {
  const t = useTranslations('listings.review')
  const { money } = useFormats()
  const price = (proposed ?? shown).content.price
  if (medianMinor === null || !price?.amountMinor) return null
  const percent = Math.round((price.amountMinor / medianMinor) * 100)
  return <p>{t('median', { median: money(medianMinor, price.currency), percent })}</p>
}

function Similar({ review: { similar } }: { review: ReviewDetail }) {
  const t = useTranslations('listings.review')
  if (similar.length === 0) return null
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold">{t('similar')}</h3>
      <ul className="list-disc ps-5">
        {similar.map(({ id, title, isOfSameOwner }) => (
          <li key={id} className="wrap-anywhere">
            <Link to="/listing/$id" params={{ id }} className="underline-offset-4 hover:underline">
              <span lang="">{title}</span>
            </Link>
            {isOfSameOwner && <span className="text-muted"> · {t('sameOwner')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
