import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import { sendCode } from './send-code.ts'

export type TextPurpose = 'signup' | 'sign-in'

interface TextWanted {
  phone: string
  purpose: TextPurpose
}

/** Sends the code that confirms a number, or the one to sign in with (again). */
export const useSendText = () =>
  useMutation({
    mutationFn: async ({ phone, purpose }: TextWanted): Promise<void> => {
      if (purpose === 'sign-in') await sendCode({ phone })
      else await askAuth((auth) => auth.resend({ type: 'sms', phone }))
    },
  })
