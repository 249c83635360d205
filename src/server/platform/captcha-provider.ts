import type { CaptchaSetting } from './config.ts'

interface CaptchaProvider {
  /** Asks the script to leave drawing to us. */
  script: string
  /** Asked whether an answer is right. */
  verify: string
  /** What the browser must be allowed to load for it, beside the script's own origin. */
  origins: readonly string[]
}

const PROVIDERS: Readonly<Record<CaptchaSetting['provider'], CaptchaProvider>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: [],
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
}

export const captchaScript = ({ provider, scriptUrl }: CaptchaSetting) =>
  scriptUrl ?? PROVIDERS[provider].script

export const captchaVerifier = ({ provider, url }: Pick<CaptchaSetting, 'provider' | 'url'>) =>
  url ?? PROVIDERS[provider].verify

/** Origins that pages load scripts, frames, styles and answers of the captcha from. */
export const captchaOrigins = (setting: CaptchaSetting): string[] => [
  new URL(captchaScript(setting)).origin,
  ...PROVIDERS[setting.provider].origins,
]
