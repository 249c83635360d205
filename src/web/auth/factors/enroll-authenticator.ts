import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { User } from '#web/platform/session-client.ts'
import { freeName } from './factor-policy.ts'

/** What an authenticator app needs, as a picture and as text. */
export interface NewAuthenticator {
  factorId: string
  picture: string
  secret: string
}

/** Begins to add an authenticator app; beginnings that were given up are cleared away first. */
export const useEnrollAuthenticator = () =>
  useMutation({
    mutationFn: async ({ name, user }: { name: string; user: User }): Promise<NewAuthenticator> => {
      const begun = (user.factors ?? []).filter(
        ({ factor_type: type, status }) => type === 'totp' && status === 'unverified',
      )
      for (const { id } of begun) await askAuth((auth) => auth.mfa.unenroll({ factorId: id }))
      const rest = { ...user, factors: (user.factors ?? []).filter((factor) => !begun.includes(factor)) }
      const { data } = await askAuth((auth) =>
        auth.mfa.enroll({ factorType: 'totp', friendlyName: freeName(name, rest), issuer: 'Mesob' }),
      )
      return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret }
    },
  })
