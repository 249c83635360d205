import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** 'email' takes the code of either mail: for somebody who only has the code before them. */
export type CodePurpose = 'signup' | 'recovery' | 'email'

interface MailedCode {
  email: string
  code: string
  purpose: CodePurpose
}

/** Proves an address by the 6-digit code of a mail, and signs in. */
export const useVerifyCode = () =>
  useMutation({
    mutationFn: ({ email, code, purpose }: MailedCode) =>
      askAuth((auth) => auth.verifyOtp({ email, token: code, type: purpose })),
  })
