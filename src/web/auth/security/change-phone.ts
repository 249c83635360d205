import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Asks for another number, which gets a code by text. */
export function useChangePhone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (phone: string) => askAuth((auth) => auth.updateUser({ phone })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'read-own-user'] }),
  })
}
