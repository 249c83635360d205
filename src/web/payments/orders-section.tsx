import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type Order, writeOrderNumber } from '#contract/payments/orders/order.ts'
import { isOpen } from '#contract/payments/orders/order-state.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { PaymentWords } from './payment-words.tsx'
import { useOrders } from './list-orders.ts'

/** What was paid for, with what went back. */
export const OrdersSection = () => (
  <PaymentWords>
    <Orders />
  </PaymentWords>
)

function Orders() {
  const t = useTranslations('payments.orders')
  const orders = useOrders()
  const { data, error } = orders
  if (error && !data) return <ErrorState error={error} onRetry={() => void orders.refetch()} />
  if (!data) return <Loading />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <EmptyState sentence={t('none')} more={t('noneMore')} />
  return (
    <>
      <ul className="grid gap-5">
        {items.map((order) => (
          <li key={order.id} className="border-t border-separator pt-5 first:border-0 first:pt-0">
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      <LoadMore list={orders} />
    </>
  )
}

function OrderRow({ order }: { order: Order }) {
  const t = useTranslations('payments')
  const { date, money } = useFormats()
  const { number, state, listing, lines, currency, amountMinor, taxMinor, createdAt, refunds } = order
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-base font-semibold">
          {t('orders.number', { number: writeOrderNumber(number) })}
        </h3>
        <span className="text-sm font-medium">{t(`state.${state}`)}</span>
      </div>
      <p className="text-sm text-muted">
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </p>
      {listing ? (
        <p>
          <Link
            lang=""
            to="/payment"
            search={{ listing: listing.id }}
            className="font-medium wrap-anywhere hover:underline"
          >
            {listing.title}
          </Link>
        </p>
      ) : (
        <p className="text-muted">{t('orders.gone')}</p>
      )}
      <dl className="grid gap-1">
        {lines.map(({ planId, product, days, amountMinor: price }) => (
          <Line key={planId} name={nameOf(t, product, days)} sum={money(price, currency)} />
        ))}
        {taxMinor !== null && taxMinor > 0 && <Line name={t('orders.tax')} sum={money(taxMinor, currency)} />}
        <Line name={t('total')} sum={money(amountMinor + (taxMinor ?? 0), currency)} isTotal />
        {refunds.map((refund) => (
          <Line
            key={`${refund.reason} ${refund.at}`}
            name={
              refund.state === 'succeeded'
                ? t('orders.refund', { date: date(refund.at) })
                : t(refund.state === 'failed' ? 'orders.refundFailed' : 'orders.refundWaits')
            }
            sum={`−${money(refund.amountMinor, currency)}`}
          />
        ))}
      </dl>
      {isOpen(state) && listing && (
        <p>
          <ButtonLink to="/payment" search={{ listing: listing.id }} size="sm" variant="secondary">
            {t('open.go')}
          </ButtonLink>
        </p>
      )}
    </article>
  )
}

type Words = ReturnType<typeof useTranslations<'payments'>>

const nameOf = (t: Words, product: Order['lines'][number]['product'], days: number | null): string =>
  days === null ? t(`product.${product}`) : `${t(`product.${product}`)} · ${t('days', { n: days })}`

function Line({ name, sum, isTotal = false }: { name: string; sum: string; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'border-t border-separator pt-1 font-semibold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">{sum}</dd>
    </div>
  )
}
