import { Button } from '#web/ui/button.tsx'
import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'
import type { NewAuthenticator } from './enroll-authenticator.ts'
import { FactorCodeForm } from './factor-code-form.tsx'

/** The picture to scan, the same as text, and the first code as the proof that it worked. */
export function AuthenticatorSetup({ made, onProved }: { made: NewAuthenticator; onProved: () => void }) {
  const t = useTranslations('auth.security.factors')
  return (
    <div className="grid gap-5">
      <p>{t('scan')}</p>
      <img
        src={made.picture.trim()}
        alt={t('picture')}
        width={200}
        height={200}
        className="mx-auto size-50 rounded-2xl bg-white p-3"
      />
      <Secret secret={made.secret} />
      <FactorCodeForm factorId={made.factorId} onProved={onProved} />
    </div>
  )
}

function Secret({ secret }: { secret: string }) {
  const t = useTranslations('auth.security.factors')
  const copy = () =>
    void navigator.clipboard
      .writeText(secret)
      .then(() => toast({ title: t('copied'), kind: 'success' }))
      .catch(() => toast({ title: t('notCopied'), kind: 'danger' }))
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{t('byHand')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 rounded-xl bg-default px-3 py-2 text-sm break-all">{secret}</code>
        <Button variant="secondary" className="min-h-11" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}
