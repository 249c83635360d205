import { useInfiniteQuery } from '@tanstack/react-query'
import { listNearGroups } from '#contract/groups/list-near-groups.ts'
import { coarse } from '#web/groups/explorer/explorer-policy.ts'
import { api } from '#web/platform/call/api.ts'

/** Groups around a position, page after page; read anew whenever the tab is opened. Null asks nothing yet. */
export const useNearGroups = (around: { lat: number; lng: number } | null) =>
  useInfiniteQuery({
    ...api(listNearGroups).infiniteOptions((cursor) => ({
      lat: coarse(around?.lat ?? 0),
      lng: coarse(around?.lng ?? 0),
      ...(cursor !== undefined && { cursor }),
    })),
    enabled: around !== null,
    refetchOnMount: 'always',
  })
