import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AuthFailure, askAuth } from '#web/auth/ask-auth.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { cameByRecoveryCode, hasRecoveryCodes, provedFactors } from './factor-policy.ts'

/**
 * Without its codes a session that came in by one counts as unproved, and could never remove the factor itself.
 * @throws AuthFailure recovered
 */
async function requireFactorShown(): Promise<void> {
  const { data } = await askAuth((auth) => auth.mfa.getAuthenticatorAssuranceLevel())
  const shown = data.currentAuthenticationMethods.map((entry) =>
    typeof entry === 'string' ? entry : entry.method,
  )
  if (cameByRecoveryCode(shown)) throw new AuthFailure('recovered')
}

/** Removes a factor; with the last one the recovery codes go, which never stand alone. */
export function useRemoveFactor() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ factorId, user }: { factorId: string; user: User }) => {
      const isLast = provedFactors(user).every(({ id }) => id === factorId)
      if (isLast && hasRecoveryCodes(user)) {
        await requireFactorShown()
        await askAuth((auth) => auth.mfa.recoveryCodes.unenroll())
      }
      await askAuth((auth) => auth.mfa.unenroll({ factorId }))
      // the token says that a factor was shown; a new one says what holds now
      await askAuth((auth) => auth.refreshSession())
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['auth'] }),
  })
}
