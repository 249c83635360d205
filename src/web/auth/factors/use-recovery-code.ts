import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** A recovery code instead of the second factor; it works this once. */
export const useRecoveryCode = () =>
  useMutation({
    mutationFn: (code: string) => askAuth((auth) => auth.mfa.recoveryCodes.verify({ code })),
  })
