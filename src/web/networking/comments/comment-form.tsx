import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type Comment, COMMENT_LIMITS, CommentText } from '#contract/networking/comments/comment.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { MentionArea } from '#web/networking/mentions/mention-area.tsx'
import { useMentions } from '#web/networking/mentions/use-mentions.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { useCreateComment } from './create-comment.ts'

const CommentWords = z.object({ content: CommentText })

interface CommentFormProps {
  postId: PostId
  /** The comment that is answered. */
  answered: Comment | null
  /** It is answered, or no longer. */
  onAnswered: () => void
}

/** Says something about a post, or replies to what somebody said. */
export function CommentForm({ postId, answered, onAnswered }: CommentFormProps) {
  const t = useTranslations('networking.comments')
  const tPost = useTranslations('networking.post')
  const showRefusal = useShowRefusal()
  const create = useCreateComment(postId)
  const mentions = useMentions()
  const box = useRef<HTMLFormElement>(null)
  const { control, getValues, handleSubmit, reset, setError } = useForm({
    resolver: zodResolver(CommentWords),
    defaultValues: { content: '' },
  })
  useEffect(() => {
    if (answered) box.current?.querySelector('textarea')?.focus()
  }, [answered])

  const send = handleSubmit(
    async ({ content }) => {
      const comment = { content, mentions: mentions.of(content), replyTo: answered?.id ?? null }
      try {
        await create.mutateAsync(comment)
        reset()
        mentions.clear()
        onAnswered()
        toast({ title: t('added'), kind: 'success' })
      } catch (error) {
        toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
      }
    },
    () => {
      if (getValues('content').trim() === '') toast({ title: t('empty'), kind: 'danger' })
    },
  )
  const name = answered && (answered.author?.name ?? tPost('nobody'))
  return (
    <form ref={box} noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
      {name !== null && (
        <p className="flex items-center justify-between gap-2 rounded-2xl bg-surface-tertiary ps-4 text-sm">
          <span className="min-w-0 wrap-anywhere">{t('replying', { name })}</span>
          <Button
            isIconOnly
            variant="ghost"
            className="size-11 shrink-0"
            aria-label={t('noReply', { name })}
            onClick={onAnswered}
          >
            <X size={18} aria-hidden="true" />
          </Button>
        </p>
      )}
      <MentionArea
        control={control}
        name="content"
        label={t('label')}
        placeholder={t('placeholder')}
        max={COMMENT_LIMITS.textMax}
        rows={2}
        mentions={mentions}
        postId={postId}
      />
      <Button type="submit" className="min-h-11 justify-self-end" isPending={create.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
