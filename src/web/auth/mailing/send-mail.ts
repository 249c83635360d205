import { useMutation } from '@tanstack/react-query'
import { askAuth, linkTarget } from '#web/auth/ask-auth.ts'
import type { AnswerCaptcha } from '#web/auth/captcha/captcha.tsx'
import { sendCode } from './send-code.ts'

export type MailPurpose = 'signup' | 'recovery' | 'sign-in'

interface MailWanted {
  email: string
  purpose: MailPurpose
}

/** Sends the confirmation, the recovery mail or the one to sign in with (again). The answer never tells whether the address is known. */
export const useSendMail = (captcha: AnswerCaptcha) =>
  useMutation({
    mutationFn: async ({ email, purpose }: MailWanted): Promise<void> => {
      const redirectTo = linkTarget(purpose === 'recovery' ? 'recovery' : 'signup')
      const solved = await captcha()
      const options = { emailRedirectTo: redirectTo, ...solved }
      if (purpose === 'sign-in') await sendCode({ email, options })
      else if (purpose === 'recovery')
        await askAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo, ...solved }))
      else await askAuth((auth) => auth.resend({ type: 'signup', email, options }))
    },
  })
