import { Flag, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Comment } from '#contract/networking/comments/comment.ts'
import { PersonName } from '#web/networking/people/person-face.tsx'
import { tidyLines } from '#web/networking/post/cut-policy.ts'
import { RichText } from '#web/networking/post/rich-text.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { useSession } from '#web/platform/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'

export type CommentAct = 'reply' | 'delete' | 'report'

interface CommentRowProps {
  comment: Comment
  mayDelete: boolean
  /** Stands below what it answers. */
  isReply?: boolean
  onChoose: (act: CommentAct) => void
}

/** One comment: who said what, and when. */
export function CommentRow({ comment, mayDelete, isReply = false, onChoose }: CommentRowProps) {
  const t = useTranslations('networking')
  const { dateTime } = useFormats()
  const { user } = useSession()
  const { author, content, mentions, isOwn, at } = comment
  const name = author?.name ?? t('post.nobody')
  return (
    <div className="flex gap-3">
      <Avatar name={name} picture={author?.avatar ?? null} size={isReply ? 28 : 36} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          {author ? <PersonName person={author} /> : <p className="font-semibold text-muted">{name}</p>}
          <TimeAgo at={at} title={dateTime(at)} className="text-sm text-muted" />
        </div>
        <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-line">
          <RichText text={tidyLines(content)} mentions={mentions} />
        </p>
        {user && (
          <Button
            variant="ghost"
            className="-ms-3 min-h-11 px-3 text-sm text-muted"
            aria-label={t('comments.replyTo', { name })}
            onClick={() => onChoose('reply')}
          >
            {t('comments.reply')}
          </Button>
        )}
      </div>
      {mayDelete && (
        <Button
          isIconOnly
          variant="ghost"
          className="size-11 shrink-0 text-muted"
          aria-label={t('comments.deleteOf', { name })}
          onClick={() => onChoose('delete')}
        >
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      )}
      {user && !isOwn && (
        <Button
          isIconOnly
          variant="ghost"
          className="size-11 shrink-0 text-muted"
          aria-label={t('comments.reportOf', { name })}
          onClick={() => onChoose('report')}
        >
          <Flag size={18} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
