import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Category, Subcategory } from '#contract/listings/category.ts'
import { MachineSignal } from '#contract/moderation/machine-signal.ts'
import { Signal } from '#contract/listings/review/signal.ts'
import { ruleOfSignal } from '#web/listings/review/signal-rule-policy.ts'
import { CaseQueue, type SubjectPanels } from '#web/moderation/public.tsx'
import { TicketCase } from '#web/support/public.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { StaffOnly } from './staff-only.tsx'

const ListingCase = lazy(() =>
  import('#web/listings/review/listing-case.tsx').then((module) => ({ default: module.ListingCase })),
)
const MessageCase = lazy(() =>
  import('#web/messaging/reports/message-case.tsx').then((module) => ({ default: module.MessageCase })),
)
const VerificationCase = lazy(() =>
  import('#web/dating/verification-case.tsx').then((module) => ({ default: module.VerificationCase })),
)
/** What a kind of case shows beyond what every case shows. One line per kind. */
const PANELS: SubjectPanels = {
  listing: ListingCase,
  revision: ListingCase,
  message: MessageCase,
  thread: MessageCase,
  verification: VerificationCase,
  ticket: TicketCase,
}

/** What staff look at, whichever feature it comes from. Without the role the page is not there. */
export const ManagerPage = () => (
  <StaffOnly needs="manager">
    <Suspense fallback={<Loading />}>
      <Cases />
    </Suspense>
  </StaffOnly>
)

function Cases() {
  const t = useTranslations('listings.life.signal')
  const tListings = useTranslations('listings')
  const tModeration = useTranslations('moderation')
  const writeSignal = (signal: string) => {
    const known = Signal.safeParse(signal).data
    const machine = MachineSignal.safeParse(signal).data
    if (machine) return tModeration(`signal.${machine}`)
    return known ? t(known) : signal
  }
  const writeTarget = (target: string) => {
    const [first, second] = target.split('/')
    const category = Category.safeParse(first).data
    const subcategory = Subcategory.safeParse(second).data
    return category && subcategory
      ? `${tListings(`category.${category}`)} · ${tListings(`subcategory.${subcategory}`)}`
      : target
  }
  return <CaseQueue panels={PANELS} {...{ writeSignal, ruleOfSignal, writeTarget }} />
}
