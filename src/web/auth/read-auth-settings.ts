import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'
import { sendRequest } from '#web/platform/call/call.ts'

const AuthSettings = z.object({
  /** Ways to sign in by name, and which of them are on. */
  external: z.record(z.string(), z.boolean()),
  passkeys_enabled: z.boolean(),
  /** Only those who are invited get an account. */
  disable_signup: z.boolean().default(false),
  /** Characters of a new password, at least. */
  password_min_length: z.number().default(CREDENTIAL_LIMITS.passwordMin),
  /** People may sign in at their company's identity provider. */
  saml_enabled: z.boolean().optional(),
  /** Where it is not there, nobody has to solve one. */
  captcha: z
    .object({ provider: z.enum(['turnstile', 'hcaptcha']), site_key: z.string(), script: z.string() })
    .optional(),
})
export type AuthSettings = z.infer<typeof AuthSettings>
export type CaptchaSettings = NonNullable<AuthSettings['captcha']>

/** For acts that cannot wait for the hook below. */
export async function fetchAuthSettings(): Promise<AuthSettings> {
  const answer = await sendRequest(new Request(`${location.origin}/auth/v1/settings`))
  if (!answer.ok) throw new Error(`Settings of the auth service: ${answer.status}`)
  return AuthSettings.parse(await answer.json())
}

/** Characters that a new password has at least. */
export const usePasswordMin = (): number =>
  useAuthSettings().data?.password_min_length ?? CREDENTIAL_LIMITS.passwordMin

/** Which ways to sign in are on. They do not change while the page is open. */
export const useAuthSettings = () =>
  useQuery({ queryKey: ['auth', 'read-settings'], queryFn: fetchAuthSettings, staleTime: Infinity })
