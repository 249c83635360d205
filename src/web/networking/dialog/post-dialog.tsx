import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ASK_TOPICS } from '#contract/networking/people/topic.ts'
import { type LinkPreview, POST_LIMITS, type Post } from '#contract/networking/posts/post.ts'
import { type Photo, usePhotoUploads } from '#web/media/public.tsx'
import { MentionArea } from '#web/networking/mentions/mention-area.tsx'
import { useMentions } from '#web/networking/mentions/use-mentions.ts'
import { RepeatedCard } from '#web/networking/post/repeated-card.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { FormSheet } from '#web/ui/form-sheet.tsx'
import { hindranceOf, mayAddImages, mayAddLink } from './attachment-policy.ts'
import { useCreatePost } from './create-post.ts'
import { ImageField } from './image-field.tsx'
import { LinkField } from './link-field.tsx'
import { complaintOf, NO_TOPIC, type PostWords, postWordsResolver } from './words-policy.ts'

const EMPTY: PostWords = { content: '', topic: NO_TOPIC, audience: 'public' }

interface PostDialogProps {
  /** A post that is passed on with words of one's own. */
  repeated?: Post
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Once it has closed over a new post. */
  onPosted?: (() => void) | undefined
}

/** Writes a post: words, with up to four images or one link. What was written is not lost by a slip. */
export function PostDialog({ repeated, isOpen, onOpenChange, onPosted }: PostDialogProps) {
  const t = useTranslations('networking.dialog')
  const showRefusal = useShowRefusal()
  const form = useForm<PostWords>({ resolver: postWordsResolver, defaultValues: EMPTY })
  const { control, formState, handleSubmit, getValues, reset, setError } = form
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [link, setLink] = useState<LinkPreview | null>(null)
  const uploads = usePhotoUploads(setPhotos, null, 'post')
  const create = useCreatePost()
  const mentions = useMentions()
  const tAsk = useTranslations('networking.ask')
  const attached = { photos, link }
  const isDirty = formState.isDirty || photos.length > 0 || link !== null

  const close = () => {
    for (const { key } of photos) uploads.remove(key)
    setLink(null)
    mentions.clear()
    reset(EMPTY)
    onOpenChange(false)
  }
  const send = async ({ content, topic, audience }: PostWords) => {
    const imageIds = photos.flatMap(({ picture }) => (picture ? [picture.id] : []))
    try {
      await create.mutateAsync({
        post: {
          content,
          imageIds,
          link: link?.url ?? null,
          audience,
          mentions: mentions.of(content),
          topic: topic === NO_TOPIC ? null : topic,
        },
        repeats: repeated?.id ?? null,
      })
      close()
      onPosted?.()
      toast({ title: t('created'), kind: 'success' })
    } catch (error) {
      toast({ title: t('createFailed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  }
  const submit = () => {
    const hindrance = hindranceOf(attached)
    void handleSubmit(
      (words) => {
        if (hindrance === null) return send(words)
        toast({ title: t(hindrance === 'uploading' ? 'stillSending' : 'imageLost'), kind: 'warning' })
      },
      () => {
        if (complaintOf(getValues()) === 'empty') toast({ title: t('empty'), kind: 'danger' })
      },
    )()
  }
  return (
    <FormSheet
      isOpen={isOpen}
      title={t(repeated ? 'repeatTitle' : 'title')}
      isDirty={isDirty}
      isBusy={create.isPending}
      submitLabel={t(create.isPending ? 'sending' : 'send')}
      onSubmit={submit}
      onClose={close}
      words={{
        cancel: t('cancel'),
        title: t('discard.title'),
        text: t('discard.text'),
        confirm: t('discard.confirm'),
      }}
    >
      <form
        noValidate
        className="grid gap-5 p-1"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <MentionArea
          mentions={mentions}
          control={control}
          name="content"
          label={t('words')}
          placeholder={t('placeholder')}
          max={POST_LIMITS.textMax}
          rows={5}
          isRequired
        />
        {repeated && <RepeatedCard post={asRepeated(repeated)} />}
        {!repeated && (
          <div className="flex flex-wrap items-start gap-2 *:max-w-full *:has-[ul,input:not([hidden]),a]:w-full">
            <ImageField photos={photos} uploads={uploads} mayAdd={mayAddImages(attached)} />
            <LinkField link={link} mayAdd={mayAddLink(attached)} onChange={setLink} />
          </div>
        )}
        {!repeated && (
          <ChoiceField
            control={control}
            name="topic"
            label={t('topic')}
            hint={t('topicHint')}
            choices={[
              { value: NO_TOPIC, label: t('noTopic') },
              ...ASK_TOPICS.map((topic) => ({ value: topic, label: tAsk(`topic.${topic}`) })),
            ]}
          />
        )}
        <RadioCards
          control={control}
          name="audience"
          label={t('audience')}
          choices={[
            { value: 'public', label: t('public'), description: t('publicMore') },
            { value: 'connections', label: t('connections'), description: t('connectionsMore') },
          ]}
        />
      </form>
    </FormSheet>
  )
}

/** Null where nobody is left who wrote it. */
const asRepeated = ({ author, id, content, images, link, at }: Post) =>
  author && { id, author, content, images, link, at }
