import { useQuery } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** The account as the auth service knows it: address, factors, linked identities. */
export const useOwnUser = () =>
  useQuery({
    queryKey: ['auth', 'read-own-user'],
    queryFn: async () => (await askAuth((auth) => auth.getUser())).data.user,
  })
