import { useQuery } from '@tanstack/react-query'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { api } from '#web/platform/call/api.ts'

const SHOWN = 50

/** Those who wait for one's answer, the latest first; as many as a badge and the notices ask for. */
export const useRequests = () => useQuery(api(listConnections).queryOptions({ kind: 'asks', limit: SHOWN }))
