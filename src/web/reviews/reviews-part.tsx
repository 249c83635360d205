import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserId } from '#contract/profiles/profile.ts'
import type { ShownReview } from '#contract/reviews/review.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useReviews } from './list-reviews.ts'
import { useReportReview } from './report-review.ts'
import { ReviewWords } from './review-words.tsx'
import { ScoreLine } from './score-line.tsx'

const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

/** What others say of somebody they had to do with, on their page. */
export function ReviewsPart({ userId, name }: { userId: UserId; name: string }) {
  const t = useTranslations('reviews.person')
  const reviews = useReviews(userId)
  const score = reviews.data?.pages[0]?.score
  return (
    <section aria-labelledby="reviews" className="grid gap-3 rounded-card bg-surface p-4 shadow-card md:p-5">
      <h2 id="reviews" className="text-lg font-bold">
        {t('title')}
      </h2>
      {score && <ScoreLine score={score} />}
      <Reviews reviews={reviews} name={name} />
    </section>
  )
}

function Reviews({ reviews, name }: { reviews: ReturnType<typeof useReviews>; name: string }) {
  const t = useTranslations('reviews.person')
  const [reported, setReported] = useState<ShownReview | null>(null)
  const report = useReportReview()
  const { data, error } = reviews
  if (error && !data) return <ErrorState error={error} onRetry={() => void reviews.refetch()} />
  if (!data) return <Loading />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <>
      <ul className="grid gap-4">
        {items.map((review) => (
          <li key={review.id} className="border-t border-separator pt-4 first:border-0 first:pt-0">
            <ReviewRow review={review} name={name} onReport={() => setReported(review)} />
          </li>
        ))}
      </ul>
      <LoadMore list={reviews} />
      {reported && (
        <Suspense>
          <ReportSheet
            kind="review"
            isOpen
            onOpenChange={(isOpen) => !isOpen && setReported(null)}
            onSend={(fields) => report.mutateAsync({ reviewId: reported.id, report: fields })}
            blockable={null}
          />
        </Suspense>
      )}
    </>
  )
}

interface ReviewRowProps {
  review: ShownReview
  /** Whose page it is. */
  name: string
  onReport: () => void
}

function ReviewRow({ review, name, onReport }: ReviewRowProps) {
  const t = useTranslations('reviews')
  const { date } = useFormats()
  const { user } = useSession()
  const { author, title, at } = review
  const by = author?.name ?? t('nobody')
  const isReportable = author !== null && author.userId !== user?.id
  return (
    <article className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={by} picture={author?.avatar ?? null} size={36} />
        <div className="min-w-0 flex-1">
          {author ? (
            <Link
              lang=""
              to="/people/$id"
              params={{ id: author.userId }}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {by}
            </Link>
          ) : (
            <p className="font-semibold text-muted">{by}</p>
          )}
          {title !== null && (
            <p lang="" className="text-sm wrap-anywhere text-muted">
              {title}
            </p>
          )}
        </div>
        {isReportable && (
          <Button
            isIconOnly
            variant="ghost"
            className="size-11 shrink-0 text-muted"
            aria-label={t('report', { name: by })}
            onClick={onReport}
          >
            <Flag size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      <ReviewWords review={review} replyTitle={t('reply', { name })}>
        <time dateTime={at} className="text-sm text-muted">
          {date(at)}
        </time>
      </ReviewWords>
    </article>
  )
}
