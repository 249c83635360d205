import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { discardBeginnings } from './discard-beginnings.ts'
import { freeName } from './factor-policy.ts'

/** What an authenticator app needs, as a picture and as text. */
export interface NewAuthenticator {
  factorId: string
  picture: string
  secret: string
}

/** Begins to add an authenticator app. */
export const useEnrollAuthenticator = () =>
  useMutation({
    mutationFn: async ({ name, user }: { name: string; user: User }): Promise<NewAuthenticator> => {
      const friendlyName = freeName(name, await discardBeginnings(user, 'totp'))
      const { data } = await askAuth((auth) =>
        auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Mesob' }),
      )
      return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret }
    },
  })
