import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { User } from '#web/platform/session-client.ts'
import { hasRecoveryCodes, provedFactors } from './factor-policy.ts'

/** Removes a factor; with the last one the recovery codes go, which never stand alone. */
export function useRemoveFactor() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ factorId, user }: { factorId: string; user: User }) => {
      const isLast = provedFactors(user).every(({ id }) => id === factorId)
      if (isLast && hasRecoveryCodes(user)) await askAuth((auth) => auth.mfa.recoveryCodes.unenroll())
      await askAuth((auth) => auth.mfa.unenroll({ factorId }))
      // the token says that a factor was shown; a new one says what holds now
      await askAuth((auth) => auth.refreshSession())
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['auth'] }),
  })
}
