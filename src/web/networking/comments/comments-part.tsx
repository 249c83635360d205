import { Skeleton } from '@heroui/react/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Comment } from '#contract/networking/comments/comment.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import { useGoSignIn } from '#web/networking/ask-sign-in.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MoreButton } from '#web/ui/states/more-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { CommentForm } from './comment-form.tsx'
import { commentsOf, threadsOf } from './comment-pages-policy.ts'
import { type CommentAct, CommentRow } from './comment-row.tsx'
import { useDeleteComment } from './delete-comment.ts'
import { useComments } from './list-comments.ts'
import { useReportComment } from './report-comment.ts'

const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

/** What was said about a post, oldest first, and a form to say more. */
export function CommentsPart({ post }: { post: Post }) {
  const { user, loading } = useSession()
  const [answered, setAnswered] = useState<Comment | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Comments post={post} onReply={setAnswered} />
      {user && <CommentForm postId={post.id} answered={answered} onAnswered={() => setAnswered(null)} />}
      {!user && !loading && <Invitation />}
    </div>
  )
}

function Invitation() {
  const t = useTranslations('networking.comments')
  const signIn = useGoSignIn()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-surface-tertiary px-4 py-3">
      <p className="font-medium">{t('signIn')}</p>
      <Button className="min-h-11" onClick={signIn}>
        {t('signInAction')}
      </Button>
    </div>
  )
}

interface CommentsProps {
  post: Post
  onReply: (comment: Comment) => void
}

function Comments({ post, onReply }: CommentsProps) {
  const t = useTranslations('networking.comments')
  const tPost = useTranslations('networking.post')
  const errorText = useErrorText()
  const comments = useComments(post.id)
  const [chosen, setChosen] = useState<{ comment: Comment; act: 'delete' | 'report' } | null>(null)
  const { data, error, isPaused } = comments
  if (!data) {
    const failure = error ?? (isPaused ? new CallError('network', 0) : null)
    if (failure) return <ErrorState error={failure} onRetry={() => void comments.refetch()} />
    return <Skeleton className="h-24 w-full rounded-xl" aria-busy="true" />
  }
  const items = commentsOf(data)
  const choose = (comment: Comment, act: CommentAct) => {
    if (act === 'reply') onReply(comment)
    else setChosen({ comment, act })
  }
  const row = (comment: Comment) => (
    <CommentRow
      comment={comment}
      mayDelete={comment.isOwn || post.isOwn}
      isReply={comment.replyTo !== null}
      onChoose={(act) => choose(comment, act)}
    />
  )
  return (
    <>
      {items.length === 0 && <p className="text-muted">{t('none')}</p>}
      {items.length > 0 && (
        <ul aria-label={t('title')} className="grid gap-4">
          {threadsOf(items).map(({ comment, replies }) => (
            <li key={comment.id}>
              {row(comment)}
              {replies.length > 0 && (
                <ul
                  aria-label={t('replies', { name: comment.author?.name ?? tPost('nobody') })}
                  className="ms-4 mt-2 grid gap-2 border-s-2 border-border ps-4"
                >
                  {replies.map((reply) => (
                    <li key={reply.id}>{row(reply)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={comments} label={t('more')} />
      {comments.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          {errorText(error)}
        </p>
      )}
      {chosen && <Chosen post={post} {...chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

interface ChosenProps {
  post: Post
  comment: Comment
  act: 'delete' | 'report'
  onClose: () => void
}

function Chosen({ post, comment, act, onClose }: ChosenProps) {
  const t = useTranslations('networking.comments')
  const errorText = useErrorText()
  const remove = useDeleteComment(post.id)
  const report = useReportComment()
  const toggle = (isOpen: boolean) => !isOpen && onClose()
  const commentId = comment.id
  if (act === 'report')
    return (
      <Suspense>
        <ReportSheet
          kind="comment"
          isOpen
          onOpenChange={toggle}
          onSend={(fields) => report.mutateAsync({ commentId, report: fields })}
          blockable={
            comment.author && {
              userId: comment.author.userId,
              name: comment.author.name,
              onBlock: () => undefined,
            }
          }
        />
      </Suspense>
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={toggle}
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      onConfirm={() =>
        remove.mutateAsync({ commentId }).then(
          () => toast({ title: t('deleted') }),
          (error: unknown) =>
            toast({ title: t('deleteFailed'), description: errorText(error), kind: 'danger' }),
        )
      }
    >
      {comment.content}
    </ConfirmDialog>
  )
}
