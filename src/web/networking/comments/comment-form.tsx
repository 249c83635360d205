import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { COMMENT_LIMITS, CommentText } from '#contract/networking/comments/comment.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { useCreateComment } from './create-comment.ts'

const CommentWords = z.object({ content: CommentText })

/** Says something about a post. */
export function CommentForm({ postId }: { postId: PostId }) {
  const t = useTranslations('networking.comments')
  const showRefusal = useShowRefusal()
  const create = useCreateComment(postId)
  const { control, getValues, handleSubmit, reset, setError } = useForm({
    resolver: zodResolver(CommentWords),
    defaultValues: { content: '' },
  })
  const send = handleSubmit(
    async ({ content }) => {
      try {
        await create.mutateAsync(content)
        reset()
        toast({ title: t('added'), kind: 'success' })
      } catch (error) {
        toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
      }
    },
    () => {
      if (getValues('content').trim() === '') toast({ title: t('empty'), kind: 'danger' })
    },
  )
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
      <TextAreaField
        control={control}
        name="content"
        label={t('label')}
        placeholder={t('placeholder')}
        max={COMMENT_LIMITS.textMax}
        rows={2}
      />
      <Button type="submit" className="min-h-11 justify-self-end" isPending={create.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
