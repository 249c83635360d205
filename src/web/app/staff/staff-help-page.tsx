import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { StaffOnly } from './staff-only.tsx'

const HelpPart = lazy(() =>
  import('#web/staff/later-parts.tsx').then((module) => ({ default: module.HelpPart })),
)

/** Help articles, for all staff. Without the role the page is not there. */
export const StaffHelpPage = () => (
  <StaffOnly needs="manager">
    <Help />
  </StaffOnly>
)

function Help() {
  const t = useTranslations('staff')
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeading
        title={t('help.title')}
        actions={
          <ButtonLink to="/manager" variant="outline" className="min-h-11">
            {t('toManager')}
          </ButtonLink>
        }
      />
      <Suspense fallback={<Loading />}>
        <HelpPart />
      </Suspense>
    </div>
  )
}
