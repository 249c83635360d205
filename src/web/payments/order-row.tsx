import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type Order, writeOrderNumber } from '#contract/payments/orders/order.ts'
import { isOpen } from '#contract/payments/orders/order-state.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useMayPay } from '#web/site/public.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

const LINK = 'font-medium wrap-anywhere hover:underline'

interface OrderRowProps {
  order: Order
  /** Its listing is looked at instead of paid for. */
  isStaff?: boolean
}

/** An order with its lines, its sum and what went back. */
export function OrderRow({ order, isStaff = false }: OrderRowProps) {
  const t = useTranslations('payments')
  const { date, money } = useFormats()
  const mayPay = useMayPay()
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
          {isStaff ? (
            <Link lang="" to="/listing/$id" params={{ id: listing.id }} className={LINK}>
              {listing.title}
            </Link>
          ) : (
            <Link lang="" to="/payment" search={{ listing: listing.id }} className={LINK}>
              {listing.title}
            </Link>
          )}
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
      {mayPay && !isStaff && isOpen(state) && listing && (
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
