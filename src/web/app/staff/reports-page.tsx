import { useTranslations } from 'use-intl'
import { FiguresPart } from '#web/staff/public.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StaffOnly } from './staff-only.tsx'

/** Figures over time. Without the role the page is not there. */
export const ReportsPage = () => (
  <StaffOnly needs="admin">
    <Reports />
  </StaffOnly>
)

function Reports() {
  const t = useTranslations('staff')
  return (
    <>
      <PageHeading
        title={t('toReports')}
        actions={
          <ButtonLink to="/admin" variant="outline" className="min-h-11">
            {t('admin')}
          </ButtonLink>
        }
      />
      <FiguresPart />
    </>
  )
}
