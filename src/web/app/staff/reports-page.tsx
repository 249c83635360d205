import { useTranslations } from 'use-intl'
import { ComingSoonPage } from '#web/ui/states/coming-soon.tsx'
import { StaffOnly } from './staff-only.tsx'

/** Figures over time. Without the role the page is not there. */
export const ReportsPage = () => (
  <StaffOnly needs="admin">
    <Reports />
  </StaffOnly>
)

function Reports() {
  const t = useTranslations('app.pages')
  return <ComingSoonPage name={t('reports')} />
}
