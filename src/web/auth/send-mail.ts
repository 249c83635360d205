import { useMutation } from '@tanstack/react-query'
import { askAuth, linkTarget } from './ask-auth.ts'

interface MailWanted {
  email: string
  purpose: 'signup' | 'recovery'
}

/** Sends the confirmation or the recovery mail (again). The answer never tells whether the address is known. */
export const useSendMail = () =>
  useMutation({
    mutationFn: async ({ email, purpose }: MailWanted): Promise<void> => {
      if (purpose === 'recovery')
        await askAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo: linkTarget('recovery') }))
      else
        await askAuth((auth) =>
          auth.resend({ type: 'signup', email, options: { emailRedirectTo: linkTarget('sign-up') } }),
        )
    },
  })
