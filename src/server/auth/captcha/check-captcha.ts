import { z } from 'zod'
import type { Auth } from '#server/auth/open-auth.ts'
import { headerOf } from '#server/auth/wire/answer-call.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { askCaptcha } from './captcha-client.ts'

/** A body that may carry the answer to a captcha, where one has to be solved. */
export const withCaptcha = <Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>) =>
  body.extend({
    gotrue_meta_security: z.object({ captcha_token: z.string() }).optional(),
  })

const Body = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string().min(1).max(8192) }) })

/**
 * Where the operator has set one up, a captcha must have been solved; their own programs need none.
 * @throws AuthRefusal captcha_failed
 */
export async function requireHuman(auth: Auth, request: WireRequest): Promise<void> {
  const { config, clock } = auth.platform
  if (!config.auth.captcha) return
  const bearer = /^Bearer +([^\s]+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? ''
  if ((await auth.verifier.verify(bearer, clock.now()))?.role === 'service_role') return
  const sent = Body.safeParse(request.body)
  if (!sent.success) throw new AuthRefusal('captcha_failed')
  const { captcha_token: token } = sent.data.gotrue_meta_security
  if (!(await askCaptcha(config.auth.captcha, token, request.ip))) throw new AuthRefusal('captcha_failed')
}
