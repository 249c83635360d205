import { ConnectionLine } from './connection-line.tsx'
import { InstallCard } from './install-card.tsx'
import { LanguageOffer, useOfferedLanguage } from './language-offer.tsx'
import { useShowMissing } from './show-missing.ts'
import { UpdateBanner } from './update-banner.tsx'

interface DeviceNoticesProps {
  /** Not where somebody writes, or where the lower edge of the page holds its buttons. */
  mayOfferInstall: boolean
  /** The page fills the window and does not scroll, perhaps without a header. */
  isFull?: boolean
}

/** What this device has to say about the app itself, on every page: connection, new build, installing. */
export function DeviceNotices({ mayOfferInstall, isFull = false }: DeviceNoticesProps) {
  useShowMissing()
  // one thing is offered at a time
  const { offered, answer } = useOfferedLanguage()
  return (
    <>
      <ConnectionLine isSticky={!isFull} />
      <div className="pointer-events-none fixed inset-x-0 top-[calc(var(--spacing)*18+var(--connection-line))] z-40 px-4">
        <UpdateBanner />
      </div>
      {mayOfferInstall && (
        <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing)*19+env(safe-area-inset-bottom))] z-30 flex justify-center px-3 md:bottom-6 md:ps-6 md:pe-24">
          {offered === null ? <InstallCard /> : <LanguageOffer offered={offered} onAnswer={answer} />}
        </div>
      )}
    </>
  )
}
