import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Proves the number that was asked for by the code of its text. */
export function useConfirmPhone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ phone, code }: { phone: string; code: string }) =>
      askAuth((auth) => auth.verifyOtp({ phone, token: code, type: 'phone_change' })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'read-own-user'] }),
  })
}
