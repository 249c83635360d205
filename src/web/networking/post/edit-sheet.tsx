import { Button } from '#web/ui/button.tsx'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { POST_LIMITS, type Post } from '#contract/networking/posts/post.ts'
import { complaintOf, type Words, wordsResolver } from '#web/networking/dialog/words-policy.ts'
import { MentionArea } from '#web/networking/mentions/mention-area.tsx'
import { useMentions } from '#web/networking/mentions/use-mentions.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useUpdatePost } from './update-post.ts'

interface EditSheetProps {
  post: Post
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Other words for one's own post. */
export function EditSheet({ post, isOpen, onOpenChange }: EditSheetProps) {
  const t = useTranslations('networking.dialog')
  const showRefusal = useShowRefusal()
  const update = useUpdatePost()
  const mentions = useMentions(post.mentions)
  const { control, handleSubmit, setError, getValues } = useForm<Words>({
    resolver: wordsResolver,
    defaultValues: { content: post.content },
  })
  const save = handleSubmit(
    async ({ content }) => {
      try {
        await update.mutateAsync({ postId: post.id, content, mentions: mentions.of(content) })
        onOpenChange(false)
        toast({ title: t('updated'), kind: 'success' })
      } catch (error) {
        toast({ title: t('updateFailed'), description: showRefusal(error, setError), kind: 'danger' })
      }
    },
    () => {
      if (complaintOf(getValues()) === 'empty') toast({ title: t('empty'), kind: 'danger' })
    },
  )
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('edit')}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5 p-1">
        <MentionArea
          mentions={mentions}
          postId={post.id}
          control={control}
          name="content"
          label={t('words')}
          hint={t('editHint', { minutes: POST_LIMITS.editWithin })}
          max={POST_LIMITS.textMax}
          rows={6}
          isRequired
        />
        <Button type="submit" size="lg" fullWidth isPending={update.isPending}>
          {t('save')}
        </Button>
      </form>
    </Sheet>
  )
}
