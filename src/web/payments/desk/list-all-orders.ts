import { useInfiniteQuery } from '@tanstack/react-query'
import { listAllOrders } from '#contract/payments/desk/list-all-orders.ts'
import type { OrderFilter } from '#contract/payments/desk/staff-order.ts'
import { api } from '#web/platform/call/api.ts'

export const useAllOrders = (asked: { number: number | null; filter: OrderFilter }) =>
  useInfiniteQuery({
    ...api(listAllOrders).infiniteOptions((cursor) => ({
      filter: asked.filter,
      ...(asked.number !== null && { number: asked.number }),
      ...(cursor !== undefined && { cursor }),
    })),
    staleTime: 0,
  })
