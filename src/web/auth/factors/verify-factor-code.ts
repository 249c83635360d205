import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

interface TypedCode {
  factorId: string
  code: string
  /** Names the text that the code came in; an app needs none. */
  challengeId?: string
}

/** Proves an authenticator app or a telephone by its code; the session counts as twice proved from then on. */
export const useVerifyFactorCode = () =>
  useMutation({
    mutationFn: ({ factorId, code, challengeId }: TypedCode) =>
      askAuth((auth) =>
        challengeId === undefined
          ? auth.mfa.challengeAndVerify({ factorId, code })
          : auth.mfa.verify({ factorId, challengeId, code }),
      ),
  })
