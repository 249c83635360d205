import { useTranslations } from 'use-intl'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { OrderRow } from './order-row.tsx'
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
