import { lazy, Suspense } from 'react'
import { ReviewsPage } from '#web/listings/review/reviews-page.tsx'

const DatingReviews = lazy(() =>
  import('#web/dating/review/dating-reviews.tsx').then((module) => ({ default: module.DatingReviews })),
)

/** What staff look at, of listings, messages and dating. */
export function ManagerPage() {
  return (
    <ReviewsPage
      more={
        <Suspense>
          <DatingReviews />
        </Suspense>
      }
    />
  )
}
