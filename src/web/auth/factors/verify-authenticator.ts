import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Proves an authenticator app by its code; the session counts as twice proved from then on. */
export const useVerifyAuthenticator = () =>
  useMutation({
    mutationFn: (proof: { factorId: string; code: string }) =>
      askAuth((auth) => auth.mfa.challengeAndVerify(proof)),
  })
