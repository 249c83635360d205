import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { useReportListing } from './report-listing.ts'

const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

/**
 * Opens the sheet that asks what is wrong with a listing. Reporting needs an account: visitors are led to sign in
 * and come back.
 * @param isBlocking whoever comes here means to block its poster as well
 */
export function useReportDialog(
  { id, poster }: Pick<ListingDetail, 'id' | 'poster'>,
  { isBlocking }: { isBlocking: boolean },
): { open: () => void; dialog: ReactNode } {
  const { user } = useSession()
  const router = useRouter()
  const { mutateAsync } = useReportListing()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = () => {
    if (user) return setOpen(true)
    rememberReturn(router.state.location.href)
    void router.navigate({ to: '/auth' })
  }
  const blockable = {
    userId: poster.userId,
    name: poster.name,
    isMeant: isBlocking,
    onBlock: () => void router.navigate({ to: '/listings' }),
  }
  const dialog = isOpen !== null && (
    <Suspense>
      <ReportSheet
        kind="listing"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSend={(report) => mutateAsync({ listingId: id, report })}
        blockable={blockable}
      />
    </Suspense>
  )
  return { open, dialog }
}
