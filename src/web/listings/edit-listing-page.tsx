import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function EditListingPage() {
  return <ComingSoonPage />
}
