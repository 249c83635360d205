import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { useReportDialog } from '#web/listings/page/report/report-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

/** What to be careful of, in the reader's words; they decide whether they go on, block and report, or learn more. */
export function CautionNotice({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings.life')
  const { cautions } = listing
  const { open, dialog } = useReportDialog(listing, { isBlocking: true })
  const [isRead, setRead] = useState(false)
  if (cautions.length === 0) return null
  const learn = () =>
    document.getElementById('safety')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return (
    <section
      aria-labelledby="caution"
      className="grid gap-3 rounded-card border border-danger bg-danger/10 p-4"
    >
      <h2 id="caution" className="flex items-center gap-2 font-sans text-base font-semibold">
        <ShieldAlert size={20} aria-hidden="true" className="shrink-0 text-danger" />
        {t('caution.title')}
      </h2>
      {!isRead && <p className="text-sm">{t('caution.text')}</p>}
      <ul className="list-disc ps-5 text-sm">
        {cautions.map((signal) => (
          <li key={signal}>{t(`signal.${signal}`)}</li>
        ))}
      </ul>
      {!isRead && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => setRead(true)}>
            {t('caution.go')}
          </Button>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => open()}>
            {t('caution.report')}
          </Button>
          <Button variant="ghost" onClick={learn}>
            {t('caution.learn')}
          </Button>
        </div>
      )}
      {dialog}
    </section>
  )
}
