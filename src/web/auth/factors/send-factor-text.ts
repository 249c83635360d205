import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** A text that is on its way, whose code proves the factor. */
export interface SentText {
  factorId: string
  challengeId: string
}

export async function sendFactorText(factorId: string): Promise<SentText> {
  const { data } = await askAuth((auth) => auth.mfa.challenge({ factorId, channel: 'sms' }))
  return { factorId, challengeId: data.id }
}

/** Sends a code to the telephone that is a second step. */
export const useSendFactorText = () => useMutation({ mutationFn: sendFactorText })
