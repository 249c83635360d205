import { useInfiniteQuery } from '@tanstack/react-query'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { api } from '#web/platform/call/api.ts'

/** Connected people, those who ask, and those one asked. */
export type ConnectionList = 'connected' | 'asks' | 'asked'

export const useConnections = (kind: ConnectionList) =>
  useInfiniteQuery({
    ...api(listConnections).infiniteOptions((cursor) => ({ kind, ...(cursor !== undefined && { cursor }) })),
    refetchOnMount: 'always',
  })
