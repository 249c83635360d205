import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CREDENTIAL_LIMITS, Email, FullName, Phone } from '#contract/auth/credentials.ts'
import { usePasswordMin } from './read-auth-settings.ts'

const { passwordMaxBytes, codeLength } = CREDENTIAL_LIMITS
const CODE = new RegExp(`^\\d{${codeLength}}$`)
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** The contract's rules for what is typed here, each with a sentence that says what to do. */
export function useCredentialRules() {
  const t = useTranslations('auth.wrong')
  const passwordMin = usePasswordMin()
  return useMemo(() => {
    const by = <T>(schema: z.ZodType<T, string>, error: string) =>
      z.string().refine((text) => schema.safeParse(text).success, { error })
    return {
      fullName: by(FullName, t('fullName')).pipe(FullName),
      email: by(Email, t('email')),
      /** Numbers are written with spaces, hyphens and brackets; without the code of a country they are none. */
      phone: z
        .string()
        .transform((phone) => phone.replaceAll(/[\s().-]/g, '').replace(/^00/, '+'))
        .pipe(by(Phone, t('phone'))),
      /** Takes what a field holds that is not shown now. */
      unasked: z.string(),
      recoveryCode: z
        .string()
        .trim()
        .min(1, { error: t('recoveryCode') }),
      /** A password that is to be kept; the auth service refuses a few more, as too easy. */
      newPassword: z
        .string()
        .refine((password) => [...password].length >= passwordMin, { error: t('short', { n: passwordMin }) })
        .refine((password) => bytesOf(password) <= passwordMaxBytes, { error: t('long') }),
      /** A password that is held against the kept one: any will do. */
      password: z.string().min(1, { error: t('password') }),
      /** Pasted codes come with spaces. */
      code: z
        .string()
        .transform((code) => code.replaceAll(/\s/g, ''))
        .refine((code) => CODE.test(code), { error: t('code', { n: codeLength }) }),
      ticked: z.boolean().refine((ticked) => ticked, { error: t('tick') }),
    }
  }, [t, passwordMin])
}
