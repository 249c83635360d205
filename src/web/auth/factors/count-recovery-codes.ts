import { useQuery } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** How many recovery codes are left. */
export const useCountRecoveryCodes = () =>
  useQuery({
    queryKey: ['auth', 'count-recovery-codes'],
    queryFn: async () => (await askAuth((auth) => auth.mfa.recoveryCodes.getStatus())).data.remaining,
  })
