import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function TermsPage() {
  return <ComingSoonPage />
}
