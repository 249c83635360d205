import { useTranslations } from 'use-intl'
import { Logo } from '#web/ui/brand/logo.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'

interface PrivacyPartProps {
  hidesContent: boolean
  onChange: (hidesContent: boolean) => void
}

/** Whether pushes and mails say who wrote and what, with what that looks like. */
export function PrivacyPart({ hidesContent, onChange }: PrivacyPartProps) {
  const t = useTranslations('notifications.settings.privacy')
  return (
    <div className="grid gap-4">
      <SwitchRow label={t('switch')} isOn={hidesContent} onChange={onChange} />
      <figure className="max-w-md">
        <figcaption className="mb-2 text-sm text-muted">{t('sample')}</figcaption>
        <div className="flex items-start gap-3 rounded-2xl border border-border bg-background p-4 shadow-card">
          <Logo size={32} wordMark={false} />
          <div className="min-w-0 flex-1">
            <p className="flex justify-between gap-3 text-sm font-semibold">
              <span>{t(hidesContent ? 'hiddenFrom' : 'sampleFrom')}</span>
              <span className="font-normal text-muted">{t('now')}</span>
            </p>
            <p className="text-sm">{t(hidesContent ? 'hiddenText' : 'sampleText')}</p>
          </div>
        </div>
      </figure>
    </div>
  )
}
