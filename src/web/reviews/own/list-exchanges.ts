import { useQuery } from '@tanstack/react-query'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { api } from '#web/platform/call/api.ts'

export const useExchanges = () => useQuery({ ...api(listExchanges).queryOptions({}), staleTime: 0 })
