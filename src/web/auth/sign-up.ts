import { useMutation } from '@tanstack/react-query'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { askAuth, linkTarget } from './ask-auth.ts'
import type { AnswerCaptcha } from './captcha/captcha.tsx'

type Identifier = { email: string } | { phone: string }
type NewAccount = Identifier & { fullName: string; password: string }

/** Creates an account; true when it is signed in at once, false when the mail or text must be answered first. */
export function useSignUp(captcha: AnswerCaptcha) {
  const { language } = useLanguage()
  return useMutation({
    mutationFn: async ({ fullName, password, ...identifier }: NewAccount): Promise<boolean> => {
      const data = { full_name: fullName, language, terms: TERMS_VERSION }
      const solved = await captcha()
      const answer = await askAuth((auth) =>
        auth.signUp(
          'phone' in identifier
            ? { phone: identifier.phone, password, options: { data, ...solved } }
            : {
                email: identifier.email,
                password,
                options: { data, emailRedirectTo: linkTarget('signup'), ...solved },
              },
        ),
      )
      return answer.data.session !== null
    },
  })
}
