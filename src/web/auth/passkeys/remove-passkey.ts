import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

export function useRemovePasskey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (passkeyId: string) => askAuth((auth) => auth.passkey.delete({ passkeyId })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'list-passkeys'] }),
  })
}
