import { useInfiniteQuery } from '@tanstack/react-query'
import { listOwnGroups } from '#contract/groups/list-own-groups.ts'
import { NEAR_GROUPS_LIMITS } from '#contract/groups/list-near-groups.ts'
import { api } from '#web/platform/call/api.ts'

/** Groups that one is in or waits for, latest joined first, read anew whenever they are opened; nothing for visitors. */
export const useOwnGroups = (isSignedIn: boolean) =>
  useInfiniteQuery({
    ...api(listOwnGroups).infiniteOptions((cursor) => ({
      limit: NEAR_GROUPS_LIMITS.pageSizeMax,
      ...(cursor !== undefined && { cursor }),
    })),
    ...api(listOwnGroups).kept('list'),
    enabled: isSignedIn,
    refetchOnMount: 'always',
  })
