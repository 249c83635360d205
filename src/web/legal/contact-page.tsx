import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

export function ContactPage() {
  return <ComingSoonPage />
}
