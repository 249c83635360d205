import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** A set of recovery codes, shown this once; a set that was there before is dead. */
export const useCreateRecoveryCodes = () =>
  useMutation({
    mutationFn: async ({ instead }: { instead: boolean }): Promise<string[]> => {
      const { data } = await askAuth((auth) =>
        instead ? auth.mfa.recoveryCodes.regenerate() : auth.mfa.recoveryCodes.generate(),
      )
      return data.codes
    },
  })
