import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ListingDetail } from '#contract/listings/listing.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { useReportListing, useReportPhoto } from './report-listing.ts'

const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

/**
 * Opens the sheet that asks what is wrong with a listing, or with one of its photos. Reporting needs an account: visitors are led to sign in
 * and come back.
 * @param isBlocking whoever comes here means to block its poster as well
 */
export function useReportDialog(
  { id, poster }: Pick<ListingDetail, 'id' | 'poster'>,
  { isBlocking }: { isBlocking: boolean },
): { open: (mediaId?: MediaId) => void; dialog: ReactNode } {
  const { user } = useSession()
  const router = useRouter()
  const askToJoin = useAskToJoin()
  const { mutateAsync: report } = useReportListing()
  const { mutateAsync: reportPhoto } = useReportPhoto()
  const [asked, setAsked] = useState<{ isOpen: boolean; mediaId: MediaId | undefined } | null>(null)
  const open = (mediaId?: MediaId) => {
    if (user) return setAsked({ isOpen: true, mediaId })
    askToJoin('report')
  }
  const blockable = {
    userId: poster.userId,
    name: poster.name,
    isMeant: isBlocking,
    onBlock: () => void router.navigate({ to: '/listings' }),
  }
  const mediaId = asked?.mediaId
  const dialog = asked !== null && (
    <Suspense>
      <ReportSheet
        key={mediaId ?? id}
        kind={mediaId ? 'photo' : 'listing'}
        isOpen={asked.isOpen}
        onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
        onSend={(given) =>
          mediaId
            ? reportPhoto({ listingId: id, mediaId, report: given })
            : report({ listingId: id, report: given })
        }
        blockable={blockable}
      />
    </Suspense>
  )
  return { open, dialog }
}
