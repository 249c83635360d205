import { useQuery } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

export const useListPasskeys = () =>
  useQuery({
    queryKey: ['auth', 'list-passkeys'],
    queryFn: async () => (await askAuth((auth) => auth.passkey.list())).data,
  })
