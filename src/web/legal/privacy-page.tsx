import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function PrivacyPage() {
  return <ComingSoonPage />
}
