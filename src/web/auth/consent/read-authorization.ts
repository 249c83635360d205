import { useQuery } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/**
 * What a program asks for, or the address to go on to when it was agreed to before. Looking claims the question
 * for whoever is signed in, so it is asked once.
 */
export const useReadAuthorization = (authorizationId: string) =>
  useQuery({
    queryKey: ['auth', 'read-authorization', authorizationId],
    queryFn: async () => (await askAuth((auth) => auth.oauth.getAuthorizationDetails(authorizationId))).data,
    staleTime: Infinity,
    retry: false,
  })
