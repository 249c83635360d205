import { useQuery } from '@tanstack/react-query'
import { AuthFailure, askAuth } from '#web/auth/ask-auth.ts'

/** Programs that the person let in, by now; none where programs cannot be let in at all. */
export const useListGrants = () =>
  useQuery({
    queryKey: ['auth', 'list-grants'],
    queryFn: async () => {
      try {
        return (await askAuth((auth) => auth.oauth.listGrants())).data
      } catch (error) {
        if (error instanceof AuthFailure && error.code === 'feature_disabled') return []
        throw error
      }
    },
  })
