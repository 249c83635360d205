import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function ListingSuccessPage() {
  return <ComingSoonPage />
}
