import { useQuery } from '@tanstack/react-query'
import { listSoldPlans } from '#contract/payments/desk/list-sold-plans.ts'
import { api } from '#web/platform/call/api.ts'

export const useSoldPlans = () => useQuery({ ...api(listSoldPlans).queryOptions({}), staleTime: 0 })
