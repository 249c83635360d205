import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AuthFailure } from '#web/auth/ask-auth.ts'
import { type CaptchaSettings, fetchAuthSettings, useAuthSettings } from '#web/auth/read-auth-settings.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { loadCaptcha } from './load-captcha.ts'

/** What a call that asks for one sends along: an answer that counts once, or nothing where none is asked for. */
export type AnswerCaptcha = () => Promise<{ captchaToken?: string }>

interface Asked {
  settings: CaptchaSettings
  onAnswer: (token: string) => void
  onFailure: () => void
}

/**
 * Lets a person show that they are human, where the operator has set that up. `answer` shows a new captcha in the
 * place of `challenge` for each attempt, and waits until it is solved; nothing is loaded before.
 * @throws AuthFailure captcha_unavailable from `answer`, when it could not be shown
 */
export function useCaptcha(): { answer: AnswerCaptcha; challenge: ReactNode } {
  const { data: known } = useAuthSettings()
  const [asked, setAsked] = useState<Asked | null>(null)
  const answer = useCallback(async () => {
    // settings that cannot be read leave it to the service to say what is missing
    const settings = known ?? (await fetchAuthSettings().catch(() => null))
    const captcha = settings?.captcha
    if (!captcha) return {}
    const solved = new Promise<string>((resolve, reject) =>
      setAsked({
        settings: captcha,
        onAnswer: resolve,
        onFailure: () => reject(new AuthFailure('captcha_unavailable')),
      }),
    )
    return { captchaToken: await solved.finally(() => setAsked(null)) }
  }, [known])
  return { answer, challenge: asked && <Challenge {...asked} /> }
}

function Challenge({ settings, onAnswer, onFailure }: Asked) {
  const t = useTranslations('auth')
  const { language } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    let remove = () => {}
    const draw = async () => {
      const provider = await loadCaptcha(settings)
      if (isGone || !box.current) return
      const widget = provider.render(box.current, {
        sitekey: settings.site_key,
        theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
        language,
        hl: language,
        callback: onAnswer,
        'error-callback': onFailure,
      })
      remove = () => provider.remove(widget)
    }
    draw().catch(onFailure)
    return () => {
      isGone = true
      remove()
    }
  }, [settings, onAnswer, onFailure, language])
  return (
    <section aria-label={t('captcha')} className="grid gap-2">
      <output className="text-sm font-medium">{t('captcha')}</output>
      <div ref={box} className="min-h-16 overflow-x-auto" />
    </section>
  )
}
