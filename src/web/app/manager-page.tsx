import { lazy, Suspense } from 'react'
import { GroupReports } from '#web/groups/reports/group-reports.tsx'
import { ReviewQueue } from '#web/listings/review/review-queue.tsx'

const DatingReviews = lazy(() =>
  import('#web/dating/review/dating-reviews.tsx').then((module) => ({ default: module.DatingReviews })),
)

const PostReports = lazy(() =>
  import('#web/networking/reports/post-reports.tsx').then((module) => ({ default: module.PostReports })),
)

/** What staff look at, whichever feature it comes from. */
export function ManagerPage() {
  return (
    <ReviewQueue
      more={
        <>
          <GroupReports />
          <Suspense>
            <PostReports />
            <DatingReviews />
          </Suspense>
        </>
      }
    />
  )
}
