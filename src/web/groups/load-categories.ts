import { useQuery } from '@tanstack/react-query'
import { listGroupCategories } from '#contract/groups/list-group-categories.ts'
import { api } from '#web/platform/call/api.ts'

const DAY = 24 * 60 * 60_000

/** What groups are about, by label. */
export const useGroupCategories = () =>
  useQuery({ ...api(listGroupCategories).queryOptions({}), staleTime: DAY })
