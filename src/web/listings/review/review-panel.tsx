import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { readReview } from '#contract/listings/review/read-review.ts'
import type { ReviewDetail, ReviewId } from '#contract/listings/review/review.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { api } from '#web/platform/call/api.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { AnswerForm } from './answer-form.tsx'
import { PhonesPart } from './phones-part.tsx'
import { ReviewedContent } from './reviewed-content.tsx'

/** One listing that waits: what speaks against it, who posted it, what it says, and the decision. */
export function ReviewPanel({ reviewId }: { reviewId: ReviewId }) {
  const t = useTranslations('listings.review')
  const { data, error, refetch } = useQuery({
    ...api(readReview).queryOptions({ reviewId }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <section className="min-w-0">
      <Link
        to="/manager"
        search={{}}
        className="mb-3 inline-flex min-h-11 items-center gap-1 font-medium text-muted hover:text-foreground lg:hidden"
      >
        <ChevronLeft size={20} aria-hidden="true" />
        {t('back')}
      </Link>
      {data && <Review review={data} />}
      {!data && !error && <Loading />}
      {!data && error?.code === 'listings.review-over' && <EmptyState sentence={t('over')} />}
      {!data && error && error.code !== 'listings.review-over' && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

function Review({ review }: { review: ReviewDetail }) {
  const t = useTranslations('listings.review')
  const { shown, proposed, subject } = review
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
        <p className="text-sm text-muted">{t(`subject.${subject}`)}</p>
        <h2 className="text-2xl font-bold break-words">{review.title}</h2>
        <Findings review={review} />
        <Reports review={review} />
        <Poster review={review} />
        <PhonesPart review={review} />
        <AnswerForm review={review} />
      </div>
      {proposed && <ReviewedContent heading={t('proposed')} reviewed={proposed} before={shown} />}
      <ReviewedContent
        heading={t(subject === 'listing' ? 'asWritten' : 'nowShown')}
        reviewed={shown}
        before={null}
      />
    </div>
  )
}

function Findings({ review: { signals, score } }: { review: ReviewDetail }) {
  const t = useTranslations('listings')
  if (signals.length === 0) return <p className="text-sm text-muted">{t('review.nothingFound')}</p>
  return (
    <div className="rounded-2xl bg-danger/10 p-4 text-sm">
      <p className="font-semibold">
        {t('review.signals')} · {t('review.score', { n: score })}
      </p>
      <ul className="mt-1 list-disc ps-5">
        {signals.map((signal) => (
          <li key={signal}>{t(`life.signal.${signal}`)}</li>
        ))}
      </ul>
    </div>
  )
}

function Reports({ review: { reports } }: { review: ReviewDetail }) {
  const t = useTranslations('safety')
  const { ago } = useFormats()
  if (reports.length === 0) return null
  return (
    <div className="rounded-2xl bg-danger/10 p-4 text-sm">
      <p className="font-semibold">{t('received', { n: reports.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {reports.map(({ reason, detail, at }) => (
          <li key={`${at} ${reason}`} className="wrap-anywhere">
            {t(`reasons.${reason}`)} · {ago(at)}
            {detail !== null && <q className="block">{detail}</q>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Poster({ review: { poster, history } }: { review: ReviewDetail }) {
  const t = useTranslations('listings.review')
  return (
    <div className="flex items-center gap-3">
      <Avatar name={poster.name} picture={poster.avatar} size={44} />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          <span className="sr-only">{t('poster')}: </span>
          {poster.name}
        </p>
        <p className="text-muted">{t('history', history)}</p>
      </div>
    </div>
  )
}
