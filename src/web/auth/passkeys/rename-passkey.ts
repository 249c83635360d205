import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

export function useRenamePasskey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (renamed: { passkeyId: string; friendlyName: string }) =>
      askAuth((auth) => auth.passkey.update(renamed)),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'list-passkeys'] }),
  })
}
