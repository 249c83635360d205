import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PostReportDecision } from '#contract/networking/posts/close-post-report.ts'
import type { PostReport } from '#contract/networking/posts/list-reported-posts.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useClosePostReport } from './close-post-report.ts'

/** What somebody says is wrong with a post or a comment, its words at that time, and the decision. */
export function ReportedPost({ report }: { report: PostReport }) {
  const { id, kind, reason, detail, at, postId, author, asReported } = report
  const t = useTranslations('networking.reports')
  const ts = useTranslations('safety.reasons')
  const { ago } = useFormats()
  const errorText = useErrorText()
  const closing = useClosePostReport()
  const [isAsked, setAsked] = useState(false)
  const decide = (decision: PostReportDecision) =>
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
          {postId ? (
            <Link
              to="/posts/$id"
              params={{ id: postId }}
              className="inline-flex min-h-6 items-center font-semibold text-accent underline"
            >
              {t(`kind.${kind}`)}
            </Link>
          ) : (
            `${t(`kind.${kind}`)} · ${t('gone')}`
          )}
          {author && (
            <>
              {' · '}
              <Link
                to="/people/$id"
                params={{ id: author.userId }}
                lang=""
                className="inline-flex min-h-6 items-center underline"
              >
                {t('by', { name: author.name })}
              </Link>
            </>
          )}
          {' · '}
          <time dateTime={at}>{ago(at)}</time>
        </p>
      </div>
      <p className="rounded-lg bg-background px-3 py-2 wrap-anywhere whitespace-pre-line">
        <strong className="block text-sm">{t('asReported')}</strong>
        <span lang="">{asReported}</span>
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
        {postId && (
          <PlainButton
            variant="danger"
            className="min-h-11"
            disabled={closing.isPending}
            onClick={() => setAsked(true)}
          >
            {t('uphold')}
          </PlainButton>
        )}
      </div>
      {postId && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setAsked}
          title={t('confirm.title')}
          confirmLabel={t('uphold')}
          onConfirm={() => decide('uphold')}
        >
          {t('confirm.text')}
        </ConfirmDialog>
      )}
    </article>
  )
}
