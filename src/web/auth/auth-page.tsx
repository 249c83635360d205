import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function AuthPage() {
  return <ComingSoonPage />
}
