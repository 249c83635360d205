import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { GroupReport } from '#contract/groups/list-reported-groups.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { DecideReport } from '#web/safety/public.tsx'
import { useCloseGroupReport } from './close-group-report.ts'

/** What somebody says is wrong with a group, its words at that time, and the decision. */
export function ReportedGroup({ report }: { report: GroupReport }) {
  const { id, reason, detail, at, group, asReported } = report
  const t = useTranslations('groups.reports')
  const ts = useTranslations('safety.reasons')
  const { ago } = useFormats()
  const closing = useCloseGroupReport()
  return (
    <article className="grid gap-3">
      <div>
        <h3 className="font-sans text-base font-semibold">{ts(reason)}</h3>
        {detail !== null && <p className="wrap-anywhere">“{detail}”</p>}
        <p className="text-sm wrap-anywhere text-muted">
          {group ? (
            <Link
              to="/groups/$id"
              params={{ id: group.id }}
              search={{}}
              lang=""
              className="inline-flex min-h-6 items-center font-semibold text-accent underline"
            >
              {group.title}
            </Link>
          ) : (
            t('gone')
          )}
          {group?.isArchived && ` · ${t('archived')}`} · <time dateTime={at}>{ago(at)}</time>
        </p>
      </div>
      <p className="rounded-lg bg-background px-3 py-2 wrap-anywhere whitespace-pre-line">
        <strong className="block text-sm">{t('asReported')}</strong>
        {asReported}
      </p>
      <DecideReport
        isPending={closing.isPending}
        onDecide={(decision) => closing.mutateAsync({ reportId: id, decision })}
        words={{
          dismiss: t('dismiss'),
          dismissed: t('dismissed'),
          uphold: t('uphold'),
          upheld: t('upheld'),
          failed: t('failed'),
        }}
        confirm={group && { title: t('confirm.title', { title: group.title }), text: t('confirm.text') }}
        isSettled={group?.isArchived === true}
      />
    </article>
  )
}
