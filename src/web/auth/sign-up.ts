import { useMutation } from '@tanstack/react-query'
import { useLanguage } from '#web/platform/language.tsx'
import { askAuth, linkTarget } from './ask-auth.ts'

interface NewAccount {
  fullName: string
  email: string
  password: string
}

/** Creates an account; true when it is signed in at once, false when the mail must be confirmed first. */
export function useSignUp() {
  const { language } = useLanguage()
  return useMutation({
    mutationFn: async ({ fullName, email, password }: NewAccount): Promise<boolean> => {
      const { data } = await askAuth((auth) =>
        auth.signUp({
          email,
          password,
          options: { data: { full_name: fullName, language }, emailRedirectTo: linkTarget('signup') },
        }),
      )
      return data.session !== null
    },
  })
}
