import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { AnswerCaptcha } from '#web/auth/captcha/captcha.tsx'

/** Signs in with a passkey of this device or of one nearby. */
export const useSignInWithPasskey = (captcha: AnswerCaptcha) =>
  useMutation({
    mutationFn: async () => {
      const options = await captcha()
      return askAuth((auth) => auth.signInWithPasskey({ options }))
    },
  })
