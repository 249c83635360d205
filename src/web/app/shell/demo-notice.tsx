import { FlaskConical } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session/session.tsx'
import { useSite } from '#web/site/public.tsx'

/** Shows staff on every page that accounts with published passwords exist in this database. */
export function DemoNotice() {
  const t = useTranslations('app')
  const { role } = useSession()
  const { data: site } = useSite()
  if (!site?.demo || role === null || role === 'user') return null
  return (
    <aside
      aria-label={t('demoData')}
      className="flex items-center justify-center gap-2 bg-gold px-4 py-1.5 text-center text-sm font-medium text-gold-foreground"
    >
      <FlaskConical size={16} aria-hidden="true" className="shrink-0" />
      <p>{t('demo')}</p>
    </aside>
  )
}
