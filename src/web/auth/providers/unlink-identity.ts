import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { UserIdentity } from '#web/platform/session/session-client.ts'

export function useUnlinkIdentity() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (identity: UserIdentity) => askAuth((auth) => auth.unlinkIdentity(identity)),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'read-own-user'] }),
  })
}
