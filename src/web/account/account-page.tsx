import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function AccountPage() {
  return <ComingSoonPage />
}
