import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Order, OrderId } from '#contract/payments/orders/order.ts'
import { checkOrder } from '#contract/payments/orders/check-order.ts'
import { readOrder } from '#contract/payments/orders/read-order.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

const EVERY_MS = 2000
/** So long the page waits for the provider's word; whoever comes later is notified. */
export const FOLLOWED_MS = 30_000

/**
 * An order as it moves on, for as long as half a minute. The provider is asked once at the beginning, since its report
 * may have got lost, and once more at the end.
 */
export function useFollowedOrder(orderId: OrderId) {
  const [isOver, setOver] = useState(false)
  const order = useQuery({
    ...api(readOrder).queryOptions({ orderId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isOver || !isWaiting(data) ? false : EVERY_MS),
  })
  const { refetch } = order
  const asked = useRef('')
  useEffect(() => {
    const ask = () =>
      void call(checkOrder, { orderId }).then(
        () => refetch(),
        () => undefined,
      )
    if (asked.current !== orderId) ask()
    asked.current = orderId
    const end = setTimeout(() => {
      setOver(true)
      ask()
    }, FOLLOWED_MS)
    return () => clearTimeout(end)
  }, [orderId, refetch])
  return { order, isOver }
}

const isWaiting = (order: Order | undefined): boolean => order === undefined || order.state === 'created'
