import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** 'email' takes the code of any mail that signs in: for somebody who only has the code before them. */
export type CodePurpose = 'signup' | 'recovery' | 'email'

type SentCode = { email: string; code: string; purpose: CodePurpose } | { phone: string; code: string }

/** Proves an address or a number by the 6-digit code that was sent there, and signs in. */
export const useVerifyCode = () =>
  useMutation({
    mutationFn: (sent: SentCode) =>
      askAuth((auth) =>
        auth.verifyOtp(
          'phone' in sent
            ? { phone: sent.phone, token: sent.code, type: 'sms' }
            : { email: sent.email, token: sent.code, type: sent.purpose },
        ),
      ),
  })
