import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Has the device make a passkey, which signs in from then on; answers with its id. */
export function useRegisterPasskey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<string> => (await askAuth((auth) => auth.registerPasskey())).data.id,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'list-passkeys'] }),
  })
}
