import { useTranslations } from 'use-intl'
import type { LogEntry } from '#contract/moderation/log-entry.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'

/** What was done before about the subject and the person, latest first. */
export function CaseLog({ log }: { log: readonly LogEntry[] }) {
  const t = useTranslations('moderation')
  return (
    <div className="rounded-card bg-surface p-5 text-sm shadow-card">
      <h3 className="font-sans text-base font-semibold">{t('panel.history')}</h3>
      {log.length === 0 && <p className="text-muted">{t('panel.noHistory')}</p>}
      <ol className="mt-1 grid gap-2">
        {log.map(({ id, at, action, actor, kind, days, note }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{actor ?? t('panel.machine')}</span> {t(`log.${action}`)}
            {days !== null && ` ${t('logDays', { n: days })}`}
            <span className="block text-muted">
              {kind !== null && `${t(`own.kind.${kind}`)} · `}
              <TimeAgo at={at} />
            </span>
            {note !== null && <q lang="">{note}</q>}
          </li>
        ))}
      </ol>
    </div>
  )
}
