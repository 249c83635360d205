import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchGroups } from '#contract/groups/search-groups.ts'
import { api } from '#web/platform/call/api.ts'
import type { askedOf } from './explorer-policy.ts'

/**
 * One numbered page of groups; `null` asks nothing yet. While another one is fetched the last one stays
 * (`isPlaceholderData`).
 */
export const useSearchGroups = (asked: ReturnType<typeof askedOf>) =>
  useQuery({
    ...api(searchGroups).queryOptions(asked ?? {}),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
