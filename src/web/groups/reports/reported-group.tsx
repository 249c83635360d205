import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupReportDecision } from '#contract/groups/close-group-report.ts'
import type { GroupReport } from '#contract/groups/list-reported-groups.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useCloseGroupReport } from './close-group-report.ts'

/** What somebody says is wrong with a group, its words at that time, and the decision. */
export function ReportedGroup({ report }: { report: GroupReport }) {
  const { id, reason, detail, at, group, asReported } = report
  const t = useTranslations('groups.reports')
  const ts = useTranslations('safety.reasons')
  const { ago } = useFormats()
  const errorText = useErrorText()
  const closing = useCloseGroupReport()
  const [isAsked, setAsked] = useState(false)
  const decide = (decision: GroupReportDecision) =>
    closing.mutateAsync({ reportId: id, decision }).then(
      () => toast({ title: t(decision === 'uphold' ? 'upheld' : 'dismissed') }),
      (error: unknown) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
    )
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
      <div className="flex flex-wrap gap-2">
        <PlainButton
          variant="secondary"
          className="min-h-11"
          disabled={closing.isPending}
          onClick={() => void decide('dismiss')}
        >
          {t('dismiss')}
        </PlainButton>
        {group && (
          <PlainButton
            variant="danger"
            className="min-h-11"
            disabled={closing.isPending}
            onClick={() => (group.isArchived ? void decide('uphold') : setAsked(true))}
          >
            {t('uphold')}
          </PlainButton>
        )}
      </div>
      {group && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setAsked}
          title={t('confirm.title', { title: group.title })}
          confirmLabel={t('uphold')}
          onConfirm={() => decide('uphold')}
        >
          {t('confirm.text')}
        </ConfirmDialog>
      )}
    </article>
  )
}
