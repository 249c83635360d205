import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function AboutPage() {
  return <ComingSoonPage />
}
