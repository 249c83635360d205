import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listSessions } from '#contract/auth/list-sessions.ts'
import { api } from '#web/platform/call/api.ts'
import { askAuth } from './ask-auth.ts'

/** Ends all sessions of the account but this one. */
export function useSignOutOthers() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => askAuth((auth) => auth.signOut({ scope: 'others' })),
    onSuccess: () => cache.invalidateQueries({ queryKey: api(listSessions).key() }),
  })
}
