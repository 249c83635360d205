import { useInfiniteQuery } from '@tanstack/react-query'
import { listOrders } from '#contract/payments/orders/list-orders.ts'
import { api } from '#web/platform/call/api.ts'

export const useOrders = () =>
  useInfiniteQuery({
    ...api(listOrders).infiniteOptions((cursor) => ({ ...(cursor !== undefined && { cursor }) })),
    staleTime: 0,
  })
