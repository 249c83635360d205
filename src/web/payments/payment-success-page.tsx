import { useSearch } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Clock3, type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Order, OrderId } from '#contract/payments/orders/order.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { useFollowedOrder } from './follow-order.ts'
import { PaymentWords } from './payment-words.tsx'
import { outcomeOf, type ShownOutcome } from './outcome-policy.ts'

/** Where the payment service leads back to: it says what is known, and no more. */
export const PaymentSuccessPage = () => (
  <PaymentWords>
    <AfterPayment />
  </PaymentWords>
)

function AfterPayment() {
  const { order } = useSearch({ strict: false })
  const id = OrderId.safeParse(order)
  const t = useTranslations('payments.after')
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('title')} />
      {id.success ? <MembersOnly>{() => <Followed orderId={id.data} />}</MembersOnly> : <Unknown />}
    </div>
  )
}

function Unknown() {
  const t = useTranslations('payments.after')
  return (
    <ButtonLink to="/account" search={{ section: 'orders' }}>
      {t('orders')}
    </ButtonLink>
  )
}

function Followed({ orderId }: { orderId: OrderId }) {
  const { order, isOver } = useFollowedOrder(orderId)
  if (order.error?.code === 'payments.not-found') return <NotFoundPage />
  if (order.error && !order.data)
    return <ErrorState error={order.error} onRetry={() => void order.refetch()} />
  if (!order.data) return <Loading />
  return <Outcome order={order.data} outcome={outcomeOf(order.data, isOver)} />
}

const ICONS: Readonly<Record<ShownOutcome, LucideIcon>> = {
  waits: Clock3,
  unsure: Clock3,
  processing: Clock3,
  paid: CircleCheck,
  failed: CircleAlert,
  over: CircleAlert,
  returned: Undo2,
}

function Outcome({ order, outcome }: { order: Order; outcome: ShownOutcome }) {
  const t = useTranslations('payments.after')
  const { money } = useFormats()
  const Icon = ICONS[outcome]
  const back = order.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return (
    <div className="grid justify-items-center gap-4 rounded-card bg-surface p-6 text-center shadow-card md:p-10">
      <span className={outcome === 'paid' ? 'text-success' : 'text-muted'}>
        <Icon size={44} aria-hidden="true" />
      </span>
      <output className="grid gap-1">
        <span className="font-display text-2xl font-bold">{t(outcome)}</span>
        {outcome !== 'waits' && (
          <span className="text-muted">{t(`${outcome}More`, { sum: money(back, order.currency) })}</span>
        )}
      </output>
      {order.listing && (
        <p lang="" className="wrap-anywhere">
          {order.listing.title}
        </p>
      )}
      <p className="font-semibold">{money(order.amountMinor + (order.taxMinor ?? 0), order.currency)}</p>
      <Next order={order} outcome={outcome} />
    </div>
  )
}

function Next({ order, outcome }: { order: Order; outcome: ShownOutcome }): ReactNode {
  const t = useTranslations('payments.after')
  const { listing } = order
  const toOrders = (
    <ButtonLink to="/account" search={{ section: 'orders' }} variant="tertiary">
      {t('orders')}
    </ButtonLink>
  )
  if (outcome === 'waits') return null
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {outcome === 'paid' && listing && (
        <ButtonLink to="/listing-success" search={{ id: listing.id }}>
          {t('view')}
        </ButtonLink>
      )}
      {(outcome === 'failed' || outcome === 'over') && listing && (
        <ButtonLink to="/payment" search={{ listing: listing.id }}>
          {t('again')}
        </ButtonLink>
      )}
      {toOrders}
    </div>
  )
}
