import { useMutation } from '@tanstack/react-query'
import { askAuth, linkTarget } from '#web/auth/ask-auth.ts'

export type MailPurpose = 'signup' | 'recovery'

interface MailWanted {
  email: string
  purpose: MailPurpose
}

/** Sends the confirmation or the recovery mail (again). The answer never tells whether the address is known. */
export const useSendMail = () =>
  useMutation({
    mutationFn: async ({ email, purpose }: MailWanted): Promise<void> => {
      const redirectTo = linkTarget(purpose)
      if (purpose === 'recovery') await askAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo }))
      else
        await askAuth((auth) =>
          auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } }),
        )
    },
  })
