import { useMutation } from '@tanstack/react-query'
import { askAuth, linkTarget } from '#web/auth/ask-auth.ts'
import type { Provider } from '#web/platform/session/session-client.ts'

/** Goes to a company, which comes back with the one who signed in there. */
export const useStartAuthorization = () =>
  useMutation({
    mutationFn: (provider: Provider) =>
      askAuth((auth) => auth.signInWithOAuth({ provider, options: { redirectTo: linkTarget('provider') } })),
  })
