import { useMutation } from '@tanstack/react-query'
import { askAuth, linkTarget } from '#web/auth/ask-auth.ts'
import type { AnswerCaptcha } from '#web/auth/captcha/captcha.tsx'

/** Goes to the sign-in page of the company that an address belongs to, which comes back with its person. */
export const useStartSso = (captcha: AnswerCaptcha) =>
  useMutation({
    mutationFn: async (email: string) => {
      const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
      const options = { redirectTo: linkTarget('provider'), ...(await captcha()) }
      return askAuth((auth) => auth.signInWithSSO({ domain, options }))
    },
  })
