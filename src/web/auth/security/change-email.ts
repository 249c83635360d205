import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAuth, linkTarget } from '#web/auth/ask-auth.ts'

/** Asks for another address; a mail goes to the old and to the new one, and both have to agree. */
export function useChangeEmail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (email: string) =>
      askAuth((auth) => auth.updateUser({ email }, { emailRedirectTo: linkTarget('email') })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['auth', 'read-own-user'] }),
  })
}
