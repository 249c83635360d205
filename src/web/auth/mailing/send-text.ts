import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { AnswerCaptcha } from '#web/auth/captcha/captcha.tsx'
import { sendCode } from './send-code.ts'

export type TextPurpose = 'signup' | 'sign-in'

interface TextWanted {
  phone: string
  purpose: TextPurpose
}

/** Sends the code that confirms a number, or the one to sign in with (again). */
export const useSendText = (captcha: AnswerCaptcha) =>
  useMutation({
    mutationFn: async ({ phone, purpose }: TextWanted): Promise<void> => {
      const options = await captcha()
      if (purpose === 'sign-in') await sendCode({ phone, options })
      else await askAuth((auth) => auth.resend({ type: 'sms', phone, options }))
    },
  })
