import { useMutation } from '@tanstack/react-query'
import { askAuth, linkTarget } from '#web/auth/ask-auth.ts'
import type { Provider } from '#web/platform/session/session-client.ts'

/** Goes to a company, which comes back with its account linked to this one. */
export const useLinkIdentity = () =>
  useMutation({
    mutationFn: (provider: Provider) =>
      askAuth((auth) => auth.linkIdentity({ provider, options: { redirectTo: linkTarget('linking') } })),
  })
