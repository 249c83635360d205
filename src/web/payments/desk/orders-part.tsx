import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ORDER_FILTERS, OrderFilter, type StaffOrder } from '#contract/payments/desk/staff-order.ts'
import { writeOrderNumber } from '#contract/payments/orders/order.ts'
import { OrderRow } from '#web/payments/order-row.tsx'
import { PaymentWords } from '#web/payments/payment-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useAllOrders } from './list-all-orders.ts'
import { RefundSheet } from './refund-sheet.tsx'

interface OrdersPartProps {
  /** Where it stands: what is chosen stands in this address. */
  page?: '/admin' | '/manager/listings'
}

/** Orders of everybody, and the way to return money. */
export const OrdersPart = ({ page = '/admin' }: OrdersPartProps) => (
  <PaymentWords>
    <Orders page={page} />
  </PaymentWords>
)

function Orders({ page }: Required<OrdersPartProps>) {
  const t = useTranslations('payments.desk')
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter: OrderFilter = search.filter?.endsWith('problem') ? 'problem' : 'all'
  const q = typeof search.q === 'string' ? search.q : ''
  const digits = q.replace(/\D/g, '')
  const number = digits === '' ? null : Math.min(Number(digits), 2_147_483_647)
  const list = useAllOrders({ number, filter })
  const [refunding, setRefunding] = useState<StaffOrder | null>(null)
  const choose = (chosen: { q?: string; filter?: OrderFilter }) => {
    const next = { q, filter, ...chosen }
    void navigate({
      to: page,
      search: {
        ...(page === '/admin' && { tab: 'payments' }),
        ...(next.q !== '' && { q: next.q }),
        filter: next.filter === 'all' ? 'orders' : 'orders.problem',
      },
    })
  }
  const orders = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby="all-orders" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="all-orders" className="text-xl font-bold">
        {t('orders')}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <NumberSearch key={q} q={q} onSearch={(next) => choose({ q: next })} />
        <PlainSelect
          label={t('show')}
          value={filter}
          onChange={(next) => choose({ filter: OrderFilter.safeParse(next).data ?? 'all' })}
          choices={ORDER_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      </div>
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <Loading />}
      {list.data && orders.length === 0 && <EmptyState sentence={t('none')} />}
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-3 rounded-card bg-surface p-4 shadow-card md:p-5">
            <OrderRow order={order} isStaff />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Buyer order={order} />
              {order.refundableMinor > 0 && (
                <Button
                  variant="outline"
                  className="min-h-11"
                  aria-label={t('refundOf', { number: writeOrderNumber(order.number) })}
                  onClick={() => setRefunding(order)}
                >
                  {t('refund')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
      {refunding && <RefundSheet key={refunding.id} order={refunding} onClose={() => setRefunding(null)} />}
    </section>
  )
}

function Buyer({ order: { buyer } }: { order: StaffOrder }) {
  const t = useTranslations('payments.desk')
  if (!buyer) return <p className="text-muted">{t('noBuyer')}</p>
  return (
    <Link
      to="/manager/people/$id"
      params={{ id: buyer.userId }}
      lang={buyer.name === null ? undefined : ''}
      className="flex min-h-11 items-center font-medium hover:underline"
    >
      {buyer.name ?? t('buyer')}
    </Link>
  )
}

function NumberSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useTranslations('payments.desk')
  const [typed, setTyped] = useState(q)
  return (
    <search>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <input
          type="search"
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={12}
          aria-label={t('number')}
          placeholder={t('number')}
          autoComplete="off"
          className="min-h-11 w-44 rounded-field border border-[var(--field-border)] bg-field px-3 text-foreground focus-visible:outline-2 focus-visible:outline-accent"
        />
        <Button type="submit" variant="secondary" className="min-h-11">
          {t('find')}
        </Button>
      </form>
    </search>
  )
}
