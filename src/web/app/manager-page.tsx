import { GroupReports } from '#web/groups/reports/group-reports.tsx'
import { ReviewsPage } from '#web/listings/review/reviews-page.tsx'

/** What staff look at, whichever feature it comes from. */
export function ManagerPage() {
  return <ReviewsPage more={<GroupReports />} />
}
