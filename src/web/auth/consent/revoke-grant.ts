import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Takes back what a program was allowed; it is signed out at once. */
export function useRevokeGrant() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (clientId: string) => askAuth((auth) => auth.oauth.revokeGrant({ clientId })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'list-grants'] }),
  })
}
