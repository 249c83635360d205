import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeSession } from '#contract/auth/close-session.ts'
import { listSessions } from '#contract/auth/list-sessions.ts'
import { api } from '#web/platform/call/api.ts'

/** Signs one device out. */
export function useCloseSession() {
  const cache = useQueryClient()
  return useMutation({
    ...api(closeSession).mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: api(listSessions).key() }),
  })
}
