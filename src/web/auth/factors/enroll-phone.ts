import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { discardBeginnings } from './discard-beginnings.ts'
import { freeName } from './factor-policy.ts'
import { type SentText, sendFactorText } from './send-factor-text.ts'

/** Begins to add a telephone, which is named by its number, and sends its first code there. */
export const useEnrollPhone = () =>
  useMutation({
    mutationFn: async ({ phone, user }: { phone: string; user: User }): Promise<SentText> => {
      const friendlyName = freeName(phone, await discardBeginnings(user, 'phone'))
      const { data } = await askAuth((auth) => auth.mfa.enroll({ factorType: 'phone', friendlyName, phone }))
      return sendFactorText(data.id)
    },
  })
