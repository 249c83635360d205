import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ReportedTalk } from './reported-talk.tsx'

/** A reported message or conversation. Each look into a conversation is put on record, so it is asked for. */
export function MessageCase({ found }: { found: CaseDetail }) {
  const t = useTranslations('messaging.reports')
  const errorText = useErrorText()
  const reading = useMutation(api(readReportedMessages).mutationOptions())
  return (
    <div className="grid gap-3 rounded-card bg-surface p-5 shadow-card">
      <p className="text-sm text-muted">{t('lead')}</p>
      {reading.error && (
        <p role="alert" className="text-danger">
          {t('failed')}: {errorText(reading.error)}
        </p>
      )}
      {reading.data ? (
        <ReportedTalk talk={reading.data} />
      ) : (
        <Button
          variant="secondary"
          className="min-h-11 justify-self-start"
          disabled={reading.isPending}
          onClick={() => reading.mutate({ caseId: found.id })}
        >
          {t(found.kind === 'thread' ? 'readThread' : 'read')}
        </Button>
      )}
    </div>
  )
}
