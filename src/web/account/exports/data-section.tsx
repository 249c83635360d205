import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { ExportPart } from './export-part.tsx'

/** What one can take along, and the end of the account. */
export function DataSection() {
  const t = useTranslations('account.data')
  return (
    <div className="grid gap-5">
      <ExportPart />
      <PagePart title={t('delete')} text={t('deleteText')}>
        <ButtonLink to="/account/delete" variant="outline" className="min-h-11 text-danger">
          {t('delete')}
        </ButtonLink>
      </PagePart>
    </div>
  )
}
