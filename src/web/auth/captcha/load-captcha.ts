import type { CaptchaSettings } from '#web/auth/read-auth-settings.ts'

interface CaptchaLooks {
  sitekey: string
  theme: 'light' | 'dark'
  /** Turnstile and hCaptcha each read the one that they know. */
  language: string
  hl: string
  callback: (token: string) => void
  'error-callback': () => void
}

/** What the scripts of both providers can do alike. */
export interface CaptchaProvider {
  render: (box: HTMLElement, looks: CaptchaLooks) => string
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: CaptchaProvider
    hcaptcha?: CaptchaProvider
    /** Called by the script when it can draw. */
    onCaptchaReady?: () => void
  }
}

const READY_WITHIN_MS = 15_000
let loading: Promise<CaptchaProvider> | null = null

/**
 * The provider's script, loaded when the first captcha is shown. A load that failed is tried again by the next one.
 * @throws Error when it cannot be loaded
 */
export function loadCaptcha(settings: CaptchaSettings): Promise<CaptchaProvider> {
  loading ??= load(settings).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

function load({ provider, script: address }: CaptchaSettings): Promise<CaptchaProvider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const giveUp = () => {
      script.remove()
      reject(new Error(`The captcha of ${provider} cannot be loaded.`))
    }
    const tooLong = setTimeout(giveUp, READY_WITHIN_MS)
    window.onCaptchaReady = () => {
      clearTimeout(tooLong)
      const api = window[provider]
      if (api) resolve(api)
      else giveUp()
    }
    const source = new URL(address)
    source.searchParams.set('render', 'explicit')
    source.searchParams.set('onload', 'onCaptchaReady')
    script.src = source.href
    script.async = true
    script.addEventListener('error', () => {
      clearTimeout(tooLong)
      giveUp()
    })
    document.head.append(script)
  })
}
