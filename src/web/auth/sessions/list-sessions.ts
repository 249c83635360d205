import { useQuery } from '@tanstack/react-query'
import { listSessions } from '#contract/auth/list-sessions.ts'
import { api } from '#web/platform/call/api.ts'

/** Where the account is signed in, the latest use first. */
export const useListSessions = () => useQuery(api(listSessions).queryOptions({}))
