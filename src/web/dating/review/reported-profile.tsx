import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DatingReport } from '#contract/dating/verification/verification.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAnswers } from './answer-verification.ts'

interface ReportedProfileProps {
  reported: DatingReport
  /** Its photos. */
  children: ReactNode
}

/** What somebody said is wrong with a profile, and what it said then. */
export function ReportedProfile({ reported, children }: ReportedProfileProps) {
  const t = useTranslations('dating.review')
  const tReason = useTranslations('safety.reasons')
  const { ago } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const { mutate, mutateAsync, isPending } = useAnswers().report
  const { id, report, evidence, photos } = reported
  return (
    <article className="grid gap-3">
      <div>
        <h4 className="font-sans text-base font-semibold">{tReason(report.reason)}</h4>
        {report.detail !== null && <p className="wrap-anywhere">“{report.detail}”</p>}
        <p className="text-sm text-muted">
          <time dateTime={report.at}>{ago(report.at)}</time>
        </p>
      </div>
      {evidence !== null && (
        <div className="rounded-2xl bg-default p-3">
          <p className="text-sm font-medium text-muted">{t('evidence')}</p>
          <p className="wrap-anywhere whitespace-pre-line">{evidence}</p>
        </div>
      )}
      {photos.length > 0 && <div className="flex flex-wrap gap-2">{children}</div>}
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" className="min-h-11" disabled={isPending} onClick={() => setAsking(true)}>
          {t('uphold')}
        </Button>
        <Button
          variant="outline"
          className="min-h-11"
          disabled={isPending}
          onClick={() => mutate({ reportId: id, outcome: 'dismissed' })}
        >
          {t('dismiss')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('upholdTitle')}
        confirmLabel={t('uphold')}
        onConfirm={async () =>
          void (await mutateAsync({ reportId: id, outcome: 'upheld' }).catch(() => null))
        }
      >
        {t('upholdText')}
      </ConfirmDialog>
    </article>
  )
}
