import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Shows a security key; the session counts as twice proved from then on. */
export const useSecurityKey = () =>
  useMutation({
    mutationFn: (factorId: string) => askAuth((auth) => auth.mfa.webauthn.authenticate({ factorId })),
  })
