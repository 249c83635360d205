import { z } from 'zod'
import type { CaptchaSetting } from '#server/platform/config.ts'

const ADDRESSES: Readonly<Record<CaptchaSetting['provider'], string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}
const TIMEOUT = 10_000
const Answer = z.object({ success: z.boolean() })

/** Was this captcha solved? Both providers are asked alike; one that cannot be reached counts as no. */
export async function askCaptcha(setting: CaptchaSetting, token: string, ip: string): Promise<boolean> {
  try {
    const answer = await fetch(setting.url ?? ADDRESSES[setting.provider], {
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
