import { useMutation } from '@tanstack/react-query'
import { askAuth } from './ask-auth.ts'
import type { AnswerCaptcha } from './captcha/captcha.tsx'

type Credentials = { email: string; password: string } | { phone: string; password: string }

/** Signs in with address or number and password; the session's event does the rest. */
export const useSignIn = (captcha: AnswerCaptcha) =>
  useMutation({
    mutationFn: async (credentials: Credentials) => {
      const options = await captcha()
      return askAuth((auth) => auth.signInWithPassword({ ...credentials, options }))
    },
  })
