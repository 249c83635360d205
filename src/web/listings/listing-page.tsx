import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function ListingPage() {
  return <ComingSoonPage />
}
