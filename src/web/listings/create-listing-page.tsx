import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function CreateListingPage() {
  return <ComingSoonPage />
}
