import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { PostReport } from '#contract/networking/posts/list-reported-posts.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { DecideReport } from '#web/safety/public.tsx'
import { useClosePostReport } from './close-post-report.ts'

/** What somebody says is wrong with a post or a comment, its words at that time, and the decision. */
export function ReportedPost({ report }: { report: PostReport }) {
  const { id, kind, reason, detail, at, postId, author, asReported } = report
  const t = useTranslations('networking.reports')
  const ts = useTranslations('safety.reasons')
  const { ago } = useFormats()
  const closing = useClosePostReport()
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
        confirm={postId && { title: t('confirm.title'), text: t('confirm.text') }}
      />
    </article>
  )
}
