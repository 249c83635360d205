import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  listReportedMessages,
  type MessageReport,
} from '#contract/messaging/reports/list-reported-messages.ts'
import { readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ReportQueue } from '#web/safety/public.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReportedTalk } from './reported-talk.tsx'

/** What people reported of messages. Each look into a conversation is put on record, so it is asked for one by one. */
export function MessageReports() {
  const t = useTranslations('messaging.reports')
  const query = useQuery({
    ...api(listReportedMessages).queryOptions({}),
    staleTime: 0,
  })
  return (
    <ReportQueue id="message-reports" title={t('title')} lead={t('lead')} none={t('none')} query={query}>
      {(report) => <Report report={report} />}
    </ReportQueue>
  )
}

function Report({ report: { id, reason, detail, at, reported } }: { report: MessageReport }) {
  const t = useTranslations('messaging.reports')
  const ts = useTranslations('safety.reasons')
  const { ago } = useFormats()
  const errorText = useErrorText()
  const reading = useMutation(api(readReportedMessages).mutationOptions())
  return (
    <article className="grid gap-3">
      <div>
        <h3 className="font-sans text-base font-semibold">{ts(reason)}</h3>
        {detail !== null && <p className="wrap-anywhere">“{detail}”</p>}
        <p className="text-sm text-muted">
          {t('of', { name: reported?.name ?? t('gone') })} · <time dateTime={at}>{ago(at)}</time>
        </p>
      </div>
      {reading.error && (
        <p role="alert" className="text-danger">
          {t('failed')}: {errorText(reading.error)}
        </p>
      )}
      {reading.data ? (
        <>
          <ReportedTalk talk={reading.data} />
          <Button variant="outline" className="min-h-11 justify-self-start" onClick={() => reading.reset()}>
            {t('hide')}
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          className="min-h-11 justify-self-start"
          disabled={reading.isPending}
          onClick={() => reading.mutate({ reportId: id })}
        >
          {t('read')}
        </Button>
      )}
    </article>
  )
}
