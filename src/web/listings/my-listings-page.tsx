import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function MyListingsPage() {
  return <ComingSoonPage />
}
