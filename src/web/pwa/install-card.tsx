import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useInstallPrompt } from '#web/platform/device/install-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissInstall, isInstallDismissed } from './dismiss-install.ts'

/** Offers to install the app where the browser can; not again in a visit in which somebody said "not now". */
export function InstallCard() {
  const t = useTranslations('pwa.install')
  const install = useInstallPrompt()
  const [isDismissed, setIsDismissed] = useState(isInstallDismissed)
  if (!install || isDismissed) return null
  const dismiss = () => {
    dismissInstall()
    setIsDismissed(true)
  }
  const accept = () =>
    install().catch((error: unknown) => {
      console.warn('install', error)
      dismiss()
    })
  return (
    <aside
      aria-label={t('title')}
      className="pointer-events-auto flex w-full max-w-md gap-4 rounded-card border border-border bg-overlay p-4 text-overlay-foreground shadow-overlay md:ms-auto"
    >
      <img src="/favicon.svg" alt="" width={52} height={52} className="mt-1 size-13 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-display text-lg leading-snug font-bold">{t('title')}</p>
        <p className="mt-1 text-sm text-muted">{t('text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button className="min-h-11 px-5" onClick={() => void accept()}>
            {t('yes')}
          </Button>
          <Button variant="ghost" className="min-h-11 px-4" onClick={dismiss}>
            {t('no')}
          </Button>
        </div>
      </div>
    </aside>
  )
}
