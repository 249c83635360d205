import { Flag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { useReportDialog } from './report-dialog.tsx'

interface ReportButtonProps {
  listing: Pick<ListingDetail, 'id' | 'poster'>
  className: string
}

export function ReportButton({ listing, className }: ReportButtonProps) {
  const t = useTranslations('listings.page')
  const { open, dialog } = useReportDialog(listing, { isBlocking: false })
  return (
    <>
      <Button
        isIconOnly
        variant="outline"
        className={className}
        aria-label={t('report')}
        aria-haspopup="dialog"
        onClick={() => open()}
      >
        <Flag size={20} aria-hidden="true" />
      </Button>
      {dialog}
    </>
  )
}
