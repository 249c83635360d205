import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { satisfies } from '#contract/kit/access.ts'
import { listReviews } from '#contract/listings/review/list-reviews.ts'
import { type ReviewCard, ReviewId } from '#contract/listings/review/review.ts'
import { MessageReports } from '#web/messaging/reports/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ReviewPanel } from './review-panel.tsx'

interface ReviewQueueProps {
  /** What staff decide on in other features; below the queue, and only while no review is open. */
  more?: ReactNode
}

/** What staff look at. Without the role the page is not there. */
export function ReviewQueue({ more }: ReviewQueueProps) {
  const { loading, role } = useSession()
  if (loading) return <Loading />
  return satisfies(role, 'manager') ? <Reviews more={more} /> : <NotFoundPage />
}

function Reviews({ more }: ReviewQueueProps) {
  const t = useTranslations('listings.review')
  const chosen = ReviewId.safeParse(useSearch({ strict: false }).review).data ?? null
  const { data, error, refetch } = useQuery({ ...api(listReviews).queryOptions({}), staleTime: 0 })
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeading title={t('title')} lead={data && data.count > 0 && t('lead', { n: data.count })} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <nav aria-label={t('queue')} className={chosen === null ? '' : 'max-lg:hidden'}>
            {data.items.length === 0 ? (
              <EmptyState sentence={t('empty')} more={t('emptyMore')} />
            ) : (
              <ul className="grid gap-2">
                {data.items.map((review) => (
                  <li key={review.id}>
                    <ReviewRow review={review} isChosen={review.id === chosen} />
                  </li>
                ))}
              </ul>
            )}
          </nav>
          {chosen === null ? (
            data.items.length > 0 && <p className="hidden p-6 text-muted lg:block">{t('choose')}</p>
          ) : (
            <ReviewPanel key={chosen} reviewId={chosen} />
          )}
        </div>
      )}
      {chosen === null && <MessageReports />}
      {chosen === null && more}
    </div>
  )
}

function ReviewRow({ review, isChosen }: { review: ReviewCard; isChosen: boolean }) {
  const t = useTranslations('listings')
  const { ago } = useFormats()
  const { id, title, category, subject, score, posterName, openedAt } = review
  return (
    <Link
      to="/manager"
      search={{ review: id }}
      aria-current={isChosen ? 'true' : undefined}
      className={`grid gap-1 rounded-2xl border bg-surface p-4 shadow-card hover:border-accent ${isChosen ? 'border-accent' : 'border-border'}`}
    >
      <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{t(`review.subject.${subject}`)}</span>
        {score > 0 && <span className="font-semibold text-danger">{t('review.score', { n: score })}</span>}
      </span>
      <span className="min-w-0 font-semibold break-words">{title}</span>
      <span className="text-sm text-muted">
        {t(`category.${category}`)} · {t('review.by', { name: posterName, ago: ago(openedAt) })}
      </span>
    </Link>
  )
}
