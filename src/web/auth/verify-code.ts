import { useMutation } from '@tanstack/react-query'
import { askAuth } from './ask-auth.ts'

interface MailedCode {
  email: string
  code: string
  purpose: 'signup' | 'recovery' | 'email'
}

/** Proves an address by the 6-digit code of a mail, and signs in. */
export const useVerifyCode = () =>
  useMutation({
    mutationFn: ({ email, code, purpose }: MailedCode) =>
      askAuth((auth) => auth.verifyOtp({ email, token: code, type: purpose })),
  })
