import { z } from 'zod'
import { captchaVerifier } from '#server/platform/captcha-provider.ts'
import type { CaptchaSetting } from '#server/platform/config.ts'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'

const TIMEOUT = 10_000
const Answer = z.object({ success: z.boolean() })

/** Was this captcha solved? Both providers are asked alike; one that cannot be reached counts as no. */
export async function askCaptcha(
  setting: Pick<CaptchaSetting, 'provider' | 'secret' | 'url'>,
  token: string,
  ip: string,
): Promise<boolean> {
  forbidInTransaction()
  try {
    const answer = await fetch(captchaVerifier(setting), {
      method: 'POST',
      body: new URLSearchParams({ secret: setting.secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    })
    return answer.ok && Answer.parse(await answer.json()).success
  } catch {
    return false
  }
}
