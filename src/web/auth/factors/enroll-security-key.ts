import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { discardBeginnings } from './discard-beginnings.ts'
import { freeName } from './factor-policy.ts'

/** Has a security key, or the lock of this device, made a second step. */
export const useEnrollSecurityKey = () =>
  useMutation({
    mutationFn: async ({ name, user }: { name: string; user: User }) => {
      const friendlyName = freeName(name, await discardBeginnings(user, 'webauthn'))
      return askAuth((auth) => auth.mfa.webauthn.register({ friendlyName }))
    },
  })
