import { useRouter } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { rememberReturn } from '#web/platform/auth-return.ts'
import { useSession } from '#web/platform/session.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useReportListing } from './report-listing.ts'

const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

/** Reporting needs an account: visitors are led to sign in and come back. */
export function ReportButton({ listingId, className }: { listingId: ListingId; className: string }) {
  const t = useTranslations('listings.page')
  const { user } = useSession()
  const router = useRouter()
  const { mutateAsync } = useReportListing()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = () => {
    if (user) return setOpen(true)
    rememberReturn(router.state.location.href)
    void router.navigate({ to: '/auth' })
  }
  return (
    <>
      <PlainButton
        isIconOnly
        variant="outline"
        className={className}
        aria-label={t('report')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Flag size={20} aria-hidden="true" />
      </PlainButton>
      {isOpen !== null && (
        <Suspense>
          <ReportSheet
            isOpen={isOpen}
            onOpenChange={setOpen}
            onSend={(report) => mutateAsync({ listingId, report })}
          />
        </Suspense>
      )}
    </>
  )
}
