import { Button } from '#web/ui/button.tsx'
import { Copy, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'
import { writeRecoveryCode } from './factor-policy.ts'

/** The codes, this once, to be copied or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('auth.security.codes')
  const written = codes.map(writeRecoveryCode)
  const text = `${written.join('\n')}\n`
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(() => toast({ title: t('copied'), kind: 'success' }))
      .catch(() => toast({ title: t('notCopied'), kind: 'danger' }))
  return (
    <div className="grid gap-4">
      <p>{t('lead')}</p>
      <ul
        aria-label={t('title')}
        className="grid gap-x-6 gap-y-1 rounded-2xl bg-default p-4 text-center font-mono text-sm sm:grid-cols-2"
      >
        {written.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" className="min-h-11" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          {t('copy')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="mesob-recovery-codes.txt"
          className="button button--secondary button--md min-h-11"
        >
          <Download size={18} aria-hidden="true" />
          {t('download')}
        </a>
      </div>
    </div>
  )
}
